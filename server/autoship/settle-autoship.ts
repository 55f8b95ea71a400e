import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { makeDue, type Made } from './generation/make-due.ts'
import { loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'

/** After a change: what it made due becomes an order at once, and the generator knows where to look next. */
export async function settleAutoship(app: App, tx: Db, which: Which): Promise<Made> {
  const autoships = await loadAutoships(tx, which, app.clock.today())
  return makeDue(app, tx, autoships, 'customer')
}
