import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenHash } from '../platform/token.ts'
import { customerFacts } from './customer.ts'
import { lockEmailChange, updateEmailChange } from './email-change-store.ts'
import { countAttempt } from './limit-attempts.ts'
import { isEmailTaken, updateEmail } from './store.ts'

type Confirmed = { confirmed: 'old' | 'new'; isDone: boolean }

/** Confirms one of two mailboxes; the second confirmation changes the e-mail and mails both. */
export async function confirmEmailChange(
  app: App,
  { token, address }: { token: string; address: string },
): Promise<Outcome<Confirmed, Refusal>> {
  const hash = tokenHash(token)
  const attempt = await countAttempt(app, 'email_change', { account: token, address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, (tx) => confirm(tx, hash, now, address))
  } catch (error) {
    // A registration has taken the new e-mail since it was checked.
    if (isUniqueViolation(error, 'customers_email')) return refuse({ code: 'link_invalid' })
    throw error
  }
}

async function confirm(
  tx: Db,
  hash: Buffer,
  now: Date,
  address: string,
): Promise<Outcome<Confirmed, Refusal>> {
  const change = await lockEmailChange(tx, hash, now)
  if (!change) return refuse({ code: 'link_invalid' })
  const confirmed = hash.equals(change.oldTokenHash) ? 'old' : 'new'
  const other = confirmed === 'old' ? change.newConfirmedAt : change.oldConfirmedAt
  const isDone = other !== null
  if (isDone && (await isEmailTaken(tx, change.newEmail))) return refuse({ code: 'link_invalid' })
  const confirmation = confirmed === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now }
  await updateEmailChange(tx, change.id, { ...confirmation, ...(isDone && { finishedAt: now }) })
  if (isDone) await changeEmail(tx, change, now, address)
  return done({ confirmed, isDone })
}

async function changeEmail(
  tx: Db,
  { id, customerId, newEmail }: { id: number; customerId: number; newEmail: string },
  now: Date,
  address: string,
): Promise<void> {
  const { email: oldEmail, language } = await customerFacts(tx, customerId)
  await updateEmail(tx, customerId, newEmail)
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
  await audit(tx, { actor: 'customer', action: 'customers.email_changed', customerId, address })
}
