import { sql } from 'kysely'
import type { Cents } from '../../../domain/money.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { MadeDelivery } from './find-due.ts'

/** By autoship and good: the price of a piece in the last order before these. */
export async function loadLastPrices(
  tx: Tx,
  made: readonly MadeDelivery[],
): Promise<Map<number, Map<number, Cents>>> {
  const found = new Map<number, Map<number, Cents>>()
  if (made.length === 0) return found
  const ids = (idOf: (delivery: MadeDelivery) => number) => [...new Set(made.map(idOf))]
  const { rows } = await sql<{ autoshipId: number; goodId: number; cents: Cents }>`
    select distinct on (o.autoship_id, i.good_id)
      o.autoship_id, i.good_id, i.unit_price_cents as cents
    from orders o join order_items i on i.order_id = o.id
    where o.customer_id = any(${ids(({ autoship }) => autoship.customerId)}::bigint[])
      and o.autoship_id = any(${ids(({ autoship }) => autoship.id)}::bigint[])
      and o.id <> all(${ids(({ placed }) => placed.orderId)}::bigint[])
      and o.status <> 'cancelled' and i.ordered > 0 and i.unit_price_cents is not null
    order by o.autoship_id, i.good_id, o.delivery_on desc, o.id desc`.execute(tx)
  for (const { autoshipId, goodId, cents } of rows) {
    const prices = found.get(autoshipId) ?? new Map<number, Cents>()
    found.set(autoshipId, prices.set(goodId, cents))
  }
  return found
}
