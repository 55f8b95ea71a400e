import { byVisitor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { passwordReset } from './messages.ts'
import { replaceReset } from './password-store.ts'
import { lockOwnerOfEmail } from './lock-owner-of-email.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'customers.send-reset': { email: string }
  }
}

const MINUTES_TO_RESET = 60

/**
 * Known and unknown e-mails are answered alike; only the worker looks the e-mail up. Somebody else
 * who asks too often cannot keep the customer from it: the mails sent so far hold a valid link.
 */
export async function requestPasswordReset(
  app: AppWithDb,
  { email, address }: { email: string; address: string },
): Promise<Outcome<null, Refusal>> {
  const attempt = await countAttempt(app, 'reset', { account: email, address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const mails = await countAttempt(app, 'reset_mail', { account: email, address })
  if (mails.exceeded.length > 0) return done(null)
  await inTransaction(app.db, (tx) => enqueue(tx, 'customers.send-reset', { email }))
  return done(null)
}

/** Mails a new link, which voids earlier ones. */
export async function sendReset(app: App, tx: Tx, email: string): Promise<void> {
  const { clock, secret } = app
  const customerId = await lockOwnerOfEmail(app, tx, email)
  if (customerId === undefined) return
  const requestedAt = clock.now()
  const expiresAt = new Date(requestedAt.getTime() + MINUTES_TO_RESET * MINUTE_MS)
  const nonce = newToken()
  const hash = tokenHash(tokenOf(secret, passwordReset, nonce))
  await replaceReset(tx, { customerId, tokenHash: hash, requestedAt, expiresAt })
  await audit(app, tx, byVisitor, { action: 'customers.password_reset_asked', customerId })
  await queueMail(tx, {
    template: 'customers.password-reset',
    cause: `reset:${nonce}`,
    customerId,
    payload: { nonce },
  })
}
