import { sql } from 'kysely'
import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { type LoadedAutoship, loadAutoships } from './load-autoships.ts'
import { lockAutoship } from './store.ts'

export type Which = { customerId: number; autoshipId: number }

/** Locks an autoship for a change by its customer; what the office has locked can only be looked at. */
export async function openAutoship(
  app: App,
  tx: Db,
  which: Which,
): Promise<Outcome<LoadedAutoship, Refusal>> {
  await lockItsOrders(tx, which)
  if (!(await lockAutoship(tx, which.customerId, which.autoshipId)))
    return refuse({ code: 'not_found' })
  const [autoship] = await loadAutoships(tx, which, app.clock.today())
  return autoship!.isLocked
    ? refuse({ code: 'locked', extra: { reason: 'locked' } })
    : done(autoship!)
}

/** Orders before their autoship, like everywhere: whoever moves an order holds it, and then asks for the autoship. */
const lockItsOrders = (tx: Db, { customerId, autoshipId }: Which) =>
  sql`select from orders where customer_id = ${customerId} and autoship_id = ${autoshipId} and status in (2, 3, 4)
    order by id for update`.execute(tx)
