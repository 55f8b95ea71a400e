import type { Language } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { insertGuest } from './store.ts'
import { insertSession } from './session-store.ts'

/** A visitor becomes a guest: a row of its own that may one day be a customer, and the token of it. */
export async function createGuest(db: Db, language: Language, userAgent: string): Promise<string> {
  const token = newToken()
  await inTransaction(db, async (tx) => {
    const customerId = await insertGuest(tx, language)
    await insertSession(tx, { customerId, tokenHash: tokenHash(token), kind: 'guest', userAgent })
  })
  return token
}
