import { type Insertable, sql } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

/** All rows of a batch have the same columns. */
export type GeneratedRow = Insertable<Orders> & { autoshipId: number; autoshipPlannedOn: Day }

/** Returns the new ids in the given order; undefined where the occurrence already has an order. */
export async function insertGeneratedOrders(
  tx: Tx,
  orders: readonly GeneratedRow[],
): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number; occurrence: string }>`
    insert into orders ${selectRows('orders', orders)}
    on conflict do nothing
    returning id, autoship_id || ' ' || autoship_planned_on as occurrence`.execute(tx)
  const ids = new Map(rows.map(({ id, occurrence }) => [occurrence, id]))
  return orders.map((order) => ids.get(`${order.autoshipId} ${order.autoshipPlannedOn}`))
}

export const insertGeneratedLines = (tx: Tx, lines: readonly object[]) =>
  sql`insert into order_items ${selectRows('order_items', lines)}`.execute(tx)

/** Any number of rows as one JSON value, so that the statement's text stays the same. */
function selectRows(table: 'orders' | 'order_items', rows: readonly object[]) {
  const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
    ),
  )
  const columns = sql.raw(
    Object.keys(rows[0] ?? {})
      .map(columnOf)
      .join(', '),
  )
  return sql`(${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.raw(table)}, ${json}::jsonb)`
}

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
