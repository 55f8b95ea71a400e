import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { loadAutoships, type LoadedAutoship } from './plan-store.ts'

export type AutoshipKey = { customerId: number; autoshipId: number }

/** Locks an autoship for a change by its customer; refuses one that the office has locked. */
export async function lockAutoship(
  app: App,
  tx: Tx,
  key: AutoshipKey,
): Promise<Outcome<LoadedAutoship, Refusal>> {
  await lockOpenOrders(tx, key)
  if (!(await lockAutoshipRow(tx, key))) return refuse({ code: 'not_found' })
  const [autoship] = await loadAutoships(tx, key, app.clock.today())
  return autoship!.isLocked ? refuse({ code: 'locked', reason: 'locked' }) : done(autoship!)
}

/** Lock order: a move of an order locks the order first, then its autoship. */
const lockOpenOrders = (tx: Tx, { customerId, autoshipId }: AutoshipKey) =>
  sql`select from orders where customer_id = ${customerId} and autoship_id = ${autoshipId}
    and status in ('waitsForPayment', 'processing', 'waitingForDelivery') order by id for update`.execute(
    tx,
  )

/** Lock order: the orders made of an autoship before its row. */
export async function lockAutoshipRow(
  tx: Tx,
  { customerId, autoshipId }: AutoshipKey,
): Promise<boolean> {
  const { rows } = await sql`
    select from autoships
    where id = ${autoshipId} and customer_id = ${customerId} and removed_at is null
    for no key update`.execute(tx)
  return rows.length > 0
}
