import { endedIn } from '../customers/ended-in.ts'
import { lockBalances } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'

/**
 * Locks the record that holds a customer's bottles and money: where it was merged, the one in which
 * it has ended. A merge locks the same, so it is over or begins afterwards.
 */
export async function lockLivingRecord(tx: Tx, customerId: number): Promise<number> {
  await lockBalances(tx, customerId)
  const intoId = (await endedIn(tx, [customerId])).get(customerId)
  return intoId === undefined ? customerId : lockLivingRecord(tx, intoId)
}
