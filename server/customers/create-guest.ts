import type { Language } from '../../contract/refusals.ts'
import type { Backend as App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { insertGuest } from './store.ts'
import { insertSession } from './session-store.ts'

/** Creates a guest, which may later register on the same row, and answers its token. */
export async function createGuest(
  { db, clock }: App,
  language: Language,
  origin: Origin,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const customerId = await insertGuest(tx, language, now)
    const { address: ipAddress, agent: userAgent } = origin
    await insertSession(
      tx,
      { customerId, tokenHash: tokenHash(token), kind: 'guest', userAgent, ipAddress },
      now,
    )
  })
  return token
}
