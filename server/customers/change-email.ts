import type { Language, Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { wrongPassword } from './change-password.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { customerFacts } from './customer.ts'
import { replaceEmailChange } from './email-change-store.ts'
import { countAttempt } from './limit-attempts.ts'
import { newMailbox, oldMailbox } from './email-change-messages.ts'
import { isEmailTaken } from './store.ts'

const HOURS_TO_CONFIRM = 24

type EmailChangeRequest = { customerId: number; email: string; password: string; address: string }

/** Nothing changes until both mailboxes confirm: this stops a stolen session and a typing error. */
export async function startEmailChange(
  app: App,
  { customerId, email, password, address }: EmailChangeRequest,
): Promise<Outcome<{ expiresAt: Date }, Refusal>> {
  const { db, clock, secret } = app
  const { email: oldEmail, language } = await customerFacts(db, customerId)
  const attempt = await countAttempt(app, 'email_change', {
    account: String(customerId),
    address,
  })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const checked = await verifyCredentials(app, { email: oldEmail!, password, address })
  if (!checked.ok) return wrongPassword(checked.refusal, 'password')
  if (await isEmailTaken(db, email))
    return refuse({ fields: { email: [{ problem: 'email_taken' }] } })

  const requestedAt = clock.now()
  const expiresAt = new Date(requestedAt.getTime() + HOURS_TO_CONFIRM * 3_600_000)
  const nonce = newToken()
  const hashOf = (purpose: string) => tokenHash(tokenOf(secret, purpose, nonce))
  await inTransaction(db, async (tx) => {
    await replaceEmailChange(tx, {
      customerId,
      newEmail: email,
      oldTokenHash: hashOf(oldMailbox),
      newTokenHash: hashOf(newMailbox),
      requestedAt,
      expiresAt,
    })
    await queueConfirmationMails(tx, { customerId, email, language, nonce })
    await audit(tx, {
      actor: 'customer',
      action: 'customers.email_change_asked',
      customerId,
      address,
    })
  })
  return done({ expiresAt })
}

async function queueConfirmationMails(
  tx: Db,
  change: { customerId: number; email: string; language: Language; nonce: string },
): Promise<void> {
  const { customerId, email, language, nonce } = change
  const cause = `email-change:${nonce}`
  await queueMail(tx, {
    template: 'customers.email-change-asked',
    cause,
    customerId,
    payload: { nonce, newEmail: email },
  })
  await queueMail(tx, {
    template: 'customers.email-change-offered',
    cause,
    to: email,
    language,
    customerId,
    payload: { nonce },
  })
}
