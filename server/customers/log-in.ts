import type { Language, Refusal } from '../../contract/refusals.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { hashPassword, isOutdated } from './password-hash.ts'
import { savePasswordHash } from './password-store.ts'
import { deleteSession, insertSession } from './session-store.ts'

type LogIn = {
  email: string
  password: string
  /** The guest's cart to merge; the guest's own token proves whose it is. */
  guestCartId: number | undefined
  caller: Caller
  origin: Origin
}

/** Moves the lines of a guest's cart into the customer's; passed in by the cart's room. */
export type MergeGuestCart = (
  tx: Db,
  carts: { guestId: number; guestCartId: number; customerId: number; language: Language },
) => Promise<unknown>

/** Checks the password, ends the guest's session and answers a new token. */
export async function logIn(
  app: App,
  { email, password, guestCartId, caller, origin }: LogIn,
  mergeGuestCart: MergeGuestCart,
): Promise<Outcome<string, Refusal>> {
  const checked = await verifyCredentials(app, { email, password, address: origin.address })
  if (!checked.ok) return checked
  const { customerId, hash } = checked.value
  const newHash = isOutdated(hash) ? await hashPassword(password) : undefined
  const token = newToken()
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    if (newHash !== undefined) await savePasswordHash(tx, customerId, newHash, now)
    if (caller.kind === 'guest') {
      const { customerId: guestId, language } = caller
      if (guestCartId !== undefined)
        await mergeGuestCart(tx, { guestId, guestCartId, customerId, language })
      await deleteSession(tx, caller.customerId, caller.sessionId)
    }
    const { address: ipAddress, agent: userAgent } = origin
    await insertSession(
      tx,
      { customerId, tokenHash: tokenHash(token), kind: 'login', userAgent, ipAddress },
      now,
    )
    await audit(tx, {
      actor: 'customer',
      action: 'customers.log_in',
      customerId,
      address: origin.address,
    })
  })
  return done(token)
}
