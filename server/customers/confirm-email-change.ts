import { byCustomer } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenHash } from '../platform/token.ts'
import { customerFacts } from './customer.ts'
import { voidLinks } from './customer-links.ts'
import { lockEmailChange, updateEmailChange } from './email-change-store.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { isEmailTaken, setConfirmedEmail } from './store.ts'

type Confirmation = { token: string; address: string }
type Confirmed = { confirmed: 'old' | 'new'; isDone: boolean }

/** Counts a press of a mailed link. */
export async function countConfirmation(
  app: AppWithDb,
  { token, address }: Confirmation,
): Promise<Outcome<null, Refusal>> {
  const attempt = await countAttempt(app, 'email_change', { account: token, address })
  return attempt.exceeded.length > 0 ? refuse(attempt.refusal) : done(null)
}

/** Confirms one of two mailboxes; the second confirmation changes the e-mail and mails both. */
export async function confirmEmailChange(
  app: App,
  tx: Tx,
  { token, address }: Confirmation,
): Promise<Outcome<Confirmed, Refusal>> {
  const hash = tokenHash(token)
  const now = app.clock.now()
  const change = await lockEmailChange(tx, hash, now)
  if (!change) return refuse({ code: 'link_invalid' })
  const confirmed = hash.equals(change.oldTokenHash) ? 'old' : 'new'
  const other = confirmed === 'old' ? change.newConfirmedAt : change.oldConfirmedAt
  const isDone = other !== null
  const { email } = await customerFacts(tx, change.customerId)
  const isOwn = email === change.newEmail
  if (isDone && !isOwn && (await isEmailTaken(tx, change.newEmail)))
    return refuse({ code: 'link_invalid' })
  const confirmation = confirmed === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now }
  await updateEmailChange(tx, change.id, { ...confirmation, ...(isDone && { finishedAt: now }) })
  if (isDone && isOwn) {
    await setConfirmedEmail(tx, change.customerId, change.newEmail, now)
    await audit(app, tx, byCustomer(change.customerId), {
      action: 'customers.email_confirmed',
      customerId: change.customerId,
      address,
    })
  } else if (isDone) {
    await changeEmail(app, tx, change, now, address)
    await voidLinks(app, tx, change.customerId)
  }
  return done({ confirmed, isDone })
}

/** A registration took the new e-mail since it was checked. */
export function refuseTakenMailbox(error: unknown): Outcome<never, Refusal> {
  if (isUniqueViolation(error, 'customers_email')) return refuse({ code: 'link_invalid' })
  throw error
}

async function changeEmail(
  app: App,
  tx: Tx,
  { id, customerId, newEmail }: { id: number; customerId: number; newEmail: string },
  now: Date,
  address: string,
): Promise<void> {
  const { email: oldEmail, language } = await customerFacts(tx, customerId)
  await setConfirmedEmail(tx, customerId, newEmail, now)
  const mailTo = (to: string, mailbox: 'old' | 'new') =>
    queueMail(tx, {
      template: 'customers.email-changed',
      cause: `email-change:${id}:${mailbox}:${now.toISOString()}`,
      to,
      language,
      customerId,
      payload: { newEmail },
    })
  await mailTo(oldEmail!, 'old')
  await mailTo(newEmail, 'new')
  await audit(app, tx, byCustomer(customerId), {
    action: 'customers.email_changed',
    customerId,
    address,
  })
}
