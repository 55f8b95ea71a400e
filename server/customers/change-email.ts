import type { Actor } from '../../domain/actor.ts'
import type { Language, Refusal } from '../../contract/shared/refusals.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { confirmOwner } from './confirm-owner.ts'
import { customerFacts } from './customer.ts'
import { replaceEmailChange } from './email-change-store.ts'
import { sendConfirmation } from './email-confirmation.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { newMailbox, oldMailbox } from './email-change-messages.ts'
import { isEmailTaken, setEmail } from './store.ts'

const HOURS_TO_CONFIRM = 24

type EmailChangeRequest = { customerId: number; email: string; address: string }
type Owned = EmailChangeRequest & { sessionId: number; password: string | undefined }

/** Asks again who it is, and counts the attempt. */
export async function checkEmailChange(
  app: AppWithDb,
  { email, ...owner }: Owned,
): Promise<Outcome<null, Refusal>> {
  const { customerId, address } = owner
  const attempt = await countAttempt(app, 'email_change', { account: String(customerId), address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const confirmed = await confirmOwner(app, owner)
  if (!confirmed.ok) return confirmed
  return (await isEmailTaken(app.db, email))
    ? refuse({ fields: { email: [{ problem: 'email_taken' }] } })
    : done(null)
}

type Started = { expiresAt: Date; isDone: boolean }

/**
 * Nothing changes until both mailboxes confirm: this stops a stolen session and a typing error. An
 * address that was never confirmed may be a stranger's and is changed at once.
 */
export async function startEmailChange(
  app: App,
  tx: Tx,
  by: Actor,
  request: EmailChangeRequest,
): Promise<Started> {
  const { customerId, email, address } = request
  const { emailIsConfirmed } = await customerFacts(tx, customerId)
  if (emailIsConfirmed)
    return { expiresAt: await askBothMailboxes(app, tx, by, request), isDone: false }
  await setEmail(tx, customerId, email)
  await audit(app, tx, by, { action: 'customers.email_changed', customerId, address })
  return { expiresAt: await sendConfirmation(app, tx, { customerId, email }), isDone: true }
}

async function askBothMailboxes(
  { clock, secret }: App,
  tx: Tx,
  by: Actor,
  { customerId, email, address }: EmailChangeRequest,
): Promise<Date> {
  const requestedAt = clock.now()
  const expiresAt = new Date(requestedAt.getTime() + HOURS_TO_CONFIRM * HOUR_MS)
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
  await audit({ clock }, tx, by, { action: 'customers.email_change_asked', customerId, address })
  return expiresAt
}

/** Mails the link of an unconfirmed address once more. */
export async function resendConfirmation(
  app: App,
  tx: Tx,
  { customerId }: Pick<EmailChangeRequest, 'customerId'>,
): Promise<void> {
  const { email, emailIsConfirmed } = await customerFacts(tx, customerId)
  if (email !== null && !emailIsConfirmed) await sendConfirmation(app, tx, { customerId, email })
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
