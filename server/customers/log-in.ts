import { byCustomer } from '../../domain/actor.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { deviceOf, reportNewDevice } from './new-device.ts'
import { deleteSession, insertSession } from './session-store.ts'

/** The guest's own token, or the link that the guest asked for, proves whose cart it is. */
export type GuestCart = { guestId: number; guestCartId: number }

export type LoggingIn = {
  customerId: number
  way: 'password' | 'link' | 'passkey'
  /** To be merged; one that is gone is passed over. */
  guestCarts: readonly GuestCart[]
  caller: Caller
  origin: Origin
  mergeGuestCart: MergeGuestCart
}

/** Moves the lines of a guest's cart into the customer's; passed in by the cart's room. */
export type MergeGuestCart = (
  tx: Tx,
  by: Actor,
  carts: GuestCart & { customerId: number; language: Language },
) => Promise<unknown>

/** The cart that a guest's own call names, if it names one. */
export const cartsOfCaller = (caller: Caller, cartId: number | null | undefined): GuestCart[] =>
  caller.kind === 'guest' && cartId != null
    ? [{ guestId: caller.customerId, guestCartId: cartId }]
    : []

/** Ends the guest's session and answers a new token. */
export async function logIn(
  app: App,
  tx: Tx,
  { customerId, way, guestCarts, caller, origin, mergeGuestCart }: LoggingIn,
): Promise<string> {
  const by = byCustomer(customerId)
  const token = newToken()
  const { language } = caller
  for (const guestCart of guestCarts)
    await mergeGuestCart(tx, by, { ...guestCart, customerId, language })
  if (caller.kind === 'guest') await deleteSession(app, tx, caller.customerId, caller.sessionId)
  await reportNewDevice(app, tx, { customerId, origin })
  const { address: ipAddress, agent: userAgent } = origin
  await insertSession(
    tx,
    { customerId, tokenHash: tokenHash(token), kind: 'login', userAgent, ipAddress },
    app.clock.now(),
  )
  const details = { by: way, device: deviceOf(origin) }
  await audit(app, tx, by, { action: 'customers.log_in', customerId, address: ipAddress, details })
  return token
}
