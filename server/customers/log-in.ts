import type { Language } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { savePasswordHash } from './password-store.ts'
import { deleteSession, insertSession } from './session-store.ts'

type LogIn = {
  customerId: number
  /** Where the stored hash is outdated. */
  newHash: string | undefined
  /** The guest's cart to merge; the guest's own token proves whose it is. */
  guestCartId: number | undefined
  caller: Caller
  origin: Origin
  mergeGuestCart: MergeGuestCart
}

/** Moves the lines of a guest's cart into the customer's; passed in by the cart's room. */
export type MergeGuestCart = (
  tx: Tx,
  by: Actor,
  carts: { guestId: number; guestCartId: number; customerId: number; language: Language },
) => Promise<unknown>

/** Ends the guest's session and answers a new token. */
export async function logIn(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, newHash, guestCartId, caller, origin, mergeGuestCart }: LogIn,
): Promise<string> {
  const token = newToken()
  const now = app.clock.now()
  if (newHash !== undefined) await savePasswordHash(tx, customerId, newHash, now)
  if (caller.kind === 'guest') {
    const { customerId: guestId, language } = caller
    if (guestCartId !== undefined)
      await mergeGuestCart(tx, by, { guestId, guestCartId, customerId, language })
    await deleteSession(app, tx, caller.customerId, caller.sessionId)
  }
  const { address: ipAddress, agent: userAgent } = origin
  await insertSession(
    tx,
    { customerId, tokenHash: tokenHash(token), kind: 'login', userAgent, ipAddress },
    now,
  )
  await audit(tx, by, { action: 'customers.log_in', customerId, address: ipAddress })
  return token
}
