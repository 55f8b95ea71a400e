import type { Language } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { insertGuest } from './store.ts'
import { insertSession } from './session-store.ts'

/** Creates a guest, which may later register on the same row, and answers its token. */
export async function createGuest(
  { clock }: App,
  tx: Tx,
  language: Language,
  { address: ipAddress, agent: userAgent }: Origin,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const customerId = await insertGuest(tx, language, now)
  await insertSession(
    tx,
    { customerId, tokenHash: tokenHash(token), kind: 'guest', userAgent, ipAddress },
    now,
  )
  return token
}
