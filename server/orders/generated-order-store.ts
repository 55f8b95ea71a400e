import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

/** Keys are column names: the rows are sent as one JSON value in one statement. */
export type GeneratedRow = Record<string, unknown> & {
  autoship_id: number
  autoship_planned_on: string
}

/** Returns the new ids in the given order; undefined where the occurrence already has an order. */
export async function insertGeneratedOrders(
  tx: Tx,
  orders: readonly GeneratedRow[],
): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number; occurrence: string }>`
    insert into orders (customer_id, status, autoship_id, autoship_planned_on, address_id,
      address_text, phone, delivery_on, notes, payment_method, warnings, created_at, updated_at,
      placed_at, water_goods_cents, other_goods_cents, services_cents, discount_cents,
      savings_cents, bonus_cents, lent_deposit_cents, state_deposit_cents, deposit_cents,
      deposit_to_refund_cents, delivery_cents, total_cents, total_with_deposit_cents, prepaid_cents,
      cash_due_cents, awaited_cents)
    select customer_id, 'processing', autoship_id, autoship_planned_on, address_id,
      address_text, phone, delivery_on, notes, payment_method, array['NOT-CONFIRMED'], placed_at,
      placed_at, placed_at, water_goods_cents, other_goods_cents, services_cents, discount_cents,
      savings_cents, bonus_cents, lent_deposit_cents, state_deposit_cents, deposit_cents,
      deposit_to_refund_cents, delivery_cents, total_cents, total_with_deposit_cents, prepaid_cents,
      cash_due_cents, awaited_cents
    from jsonb_populate_recordset(null::orders, ${JSON.stringify(orders)}::jsonb)
    on conflict do nothing
    returning id, autoship_id || ' ' || autoship_planned_on as occurrence`.execute(tx)
  const ids = new Map(rows.map(({ id, occurrence }) => [occurrence, id]))
  return orders.map((order) => ids.get(`${order.autoship_id} ${order.autoship_planned_on}`))
}

export const insertGeneratedLines = (tx: Tx, lines: readonly object[]) =>
  sql`
    insert into order_items (customer_id, order_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents, unit_price_cents, line_cents, discount_cents, unit_lent_deposit_cents,
      lent_deposit_cents, state_deposit_cents, held, vat_class, kind, bottle_kind, name_lv, name_en)
    select customer_id, order_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents, unit_price_cents, line_cents, discount_cents, unit_lent_deposit_cents,
      lent_deposit_cents, state_deposit_cents, held, vat_class, kind, bottle_kind, name_lv, name_en
    from jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines)}::jsonb)`.execute(tx)

export function insertPlacedChanges(
  tx: Tx,
  by: Actor,
  orders: readonly { customerId: number; orderId: number }[],
  madeAt: Date,
) {
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  return sql`
    insert into order_changes (customer_id, order_id, version, kind, made_at,
      actor_kind, actor_id, on_behalf_of)
    select o.*, 1, 'placed', ${madeAt}, ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from unnest(${orders.map(({ customerId }) => customerId)}::bigint[],
      ${orders.map(({ orderId }) => orderId)}::bigint[]) o`.execute(tx)
}
