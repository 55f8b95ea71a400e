import { byVisitor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { type GuestCart, logIn, type LoggingIn } from './log-in.ts'
import { logInLink } from './log-in-messages.ts'
import { replaceLogInLink, takeLogInLink } from './log-in-link-store.ts'
import { lockOwnerOfEmail } from './lock-owner-of-email.ts'

type LinkRequest = { email: string; returnPath: string; guestCart: GuestCart | null }

declare module '../platform/queue.ts' {
  interface Jobs {
    'customers.send-log-in-link': LinkRequest
  }
}

const MINUTES_TO_LOG_IN = 15

/** Known and unknown e-mails are answered alike; only the worker looks the e-mail up. */
export async function requestLogInLink(
  app: AppWithDb,
  request: LinkRequest,
  address: string,
): Promise<Outcome<null, Refusal>> {
  const origin = { account: request.email, address }
  const attempt = await countAttempt(app, 'log_in_link', origin)
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const mails = await countAttempt(app, 'log_in_link_mail', origin)
  if (mails.exceeded.length > 0) return done(null)
  await inTransaction(app.db, (tx) => enqueue(tx, 'customers.send-log-in-link', request))
  return done(null)
}

/** Mails a new link, which voids earlier ones. */
export async function sendLogInLink(app: App, tx: Tx, request: LinkRequest): Promise<void> {
  const { email, returnPath, guestCart } = request
  const { clock, secret } = app
  const customerId = await lockOwnerOfEmail(app, tx, email)
  if (customerId === undefined) return
  const requestedAt = clock.now()
  const nonce = newToken()
  await replaceLogInLink(tx, {
    customerId,
    tokenHash: tokenHash(tokenOf(secret, logInLink, nonce)),
    returnPath,
    guestId: guestCart?.guestId ?? null,
    guestCartId: guestCart?.guestCartId ?? null,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + MINUTES_TO_LOG_IN * MINUTE_MS),
  })
  await audit(app, tx, byVisitor, { action: 'customers.log_in_link_asked', customerId })
  await queueMail(tx, {
    template: 'customers.log-in-link',
    cause: `log-in-link:${nonce}`,
    customerId,
    payload: { nonce },
  })
}

type Opening = Omit<LoggingIn, 'customerId' | 'way'> & { token: string }
type Opened = { token: string; to: string }

/** The mailed link may be opened on another device; the cart of who asked for it comes along. */
export async function logInByLink(
  app: App,
  tx: Tx,
  { token, guestCarts, ...opening }: Opening,
): Promise<Outcome<Opened, Refusal<'link_invalid'>>> {
  const link = await takeLogInLink(tx, tokenHash(token), app.clock.now())
  if (!link) return refuse({ code: 'link_invalid' })
  const { customerId, returnPath, guestId, guestCartId } = link
  const asked = guestId && guestCartId ? [{ guestId, guestCartId }] : []
  const carts = [...guestCarts, ...asked]
  const session = { ...opening, customerId, way: 'link', guestCarts: carts } as const
  return done({ to: returnPath, token: await logIn(app, tx, session) })
}

/** Counts a link that was not right. */
export async function refuseWrongLink(
  app: AppWithDb,
  refusal: Refusal,
  address: string,
): Promise<Outcome<never, Refusal>> {
  const attempt = await countAttempt(app, 'log_in_link_use', { account: '', address })
  return refuse(attempt.exceeded.length > 0 ? attempt.refusal : refusal)
}
