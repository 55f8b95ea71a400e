import type { House } from '../house.ts'
import type { Db } from '../platform/database/connect.ts'
import { makeDue, type Made } from './generation/make-due.ts'
import { loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'

/** After a change: what it made due becomes an order at once, and the generator knows where to look next. */
export async function settleAutoship(house: House, tx: Db, which: Which): Promise<Made> {
  const autoships = await loadAutoships(tx, which, house.clock.today())
  return makeDue(house, tx, autoships, 'customer')
}
