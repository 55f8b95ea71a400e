import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import { sumOf } from '../../../domain/money.ts'
import type { Tx } from '../../platform/database/connect.ts'

/** The bottles that a delivery leaves; without a day they are there already. */
type Left = { day: Day | null; count: number }

/** Which bottles customers will hold on a day, with those of the orders that come before it. */
export type BottlesByThen = {
  heldOn: (customerId: number, goodId: number, day: Day) => number
  add: (customerId: number, goodId: number, left: Left) => void
}

export async function loadBottlesByThen(
  tx: Tx,
  customerIds: readonly number[],
): Promise<BottlesByThen> {
  const found = new Map<string, Left[]>()
  const keyOf = (customerId: number, goodId: number) => `${customerId} ${goodId}`
  const add = (customerId: number, goodId: number, left: Left) =>
    found.set(keyOf(customerId, goodId), [...(found.get(keyOf(customerId, goodId)) ?? []), left])
  for (const { customerId, goodId, ...left } of await findBottles(tx, customerIds))
    add(customerId, goodId, left)
  const heldOn = (customerId: number, goodId: number, on: Day) => {
    const left = found.get(keyOf(customerId, goodId)) ?? []
    const before = left.filter(({ day }) => day === null || day < on)
    return Math.max(
      0,
      sumOf(before, ({ count }) => count),
    )
  }
  return { heldOn, add }
}

type Bottles = Left & { customerId: number; goodId: number }

/** Bottles at the customers' now, and those of their orders on the way. */
async function findBottles(tx: Tx, customerIds: readonly number[]): Promise<Bottles[]> {
  if (customerIds.length === 0) return []
  const { rows } = await sql<Bottles>`
    select customer_id, good_id, null::date as day, held as count
    from bottle_balances where customer_id = any(${customerIds}::bigint[]) and held > 0
    union all
    select o.customer_id, i.good_id, o.delivery_on, sum(i.ordered - i.returned)::int
    from orders o join order_items i on i.order_id = o.id join goods g on g.id = i.good_id
    where o.customer_id = any(${customerIds}::bigint[]) and g.bottle_kind <> 'none'
      and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
      and o.delivery_on is not null
    group by o.customer_id, i.good_id, o.delivery_on`.execute(tx)
  return rows
}
