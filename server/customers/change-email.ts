import type { Actor } from '../../domain/actor.ts'
import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { wrongPassword } from './change-password.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { customerFacts } from './customer.ts'
import { replaceEmailChange } from './email-change-store.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { newMailbox, oldMailbox } from './email-change-messages.ts'
import { isEmailTaken } from './store.ts'

const HOURS_TO_CONFIRM = 24

type EmailChangeRequest = { customerId: number; email: string; password: string; address: string }

/** The password is asked again, and the attempt counted. */
export async function checkEmailChange(
  app: AppWithDb,
  { customerId, email, password, address }: EmailChangeRequest,
): Promise<Outcome<null, Refusal>> {
  const attempt = await countAttempt(app, 'email_change', { account: String(customerId), address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const { email: oldEmail } = await customerFacts(app.db, customerId)
  const checked = await verifyCredentials(app, { email: oldEmail!, password, address })
  if (!checked.ok) return wrongPassword(checked.refusal, 'password')
  return (await isEmailTaken(app.db, email))
    ? refuse({ fields: { email: [{ problem: 'email_taken' }] } })
    : done(null)
}

/** Nothing changes until both mailboxes confirm: this stops a stolen session and a typing error. */
export async function startEmailChange(
  { clock, secret }: App,
  tx: Tx,
  by: Actor,
  { customerId, email, address }: Omit<EmailChangeRequest, 'password'>,
): Promise<{ expiresAt: Date }> {
  const requestedAt = clock.now()
  const expiresAt = new Date(requestedAt.getTime() + HOURS_TO_CONFIRM * 3_600_000)
  const nonce = newToken()
  const hashOf = (purpose: string) => tokenHash(tokenOf(secret, purpose, nonce))
  await replaceEmailChange(tx, {
    customerId,
    newEmail: email,
    oldTokenHash: hashOf(oldMailbox),
    newTokenHash: hashOf(newMailbox),
    requestedAt,
    expiresAt,
  })
  const { language } = await customerFacts(tx, customerId)
  await queueConfirmationMails(tx, { customerId, email, language, nonce })
  await audit(tx, by, { action: 'customers.email_change_asked', customerId, address })
  return { expiresAt }
}

async function queueConfirmationMails(
  tx: Tx,
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
