import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { OrderItems, Orders } from '../../db/schema.ts'
import type { Actor } from '../../domain/actor.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

/** All rows are sent as one JSON value, and have the columns of the first. */
export const insertOrdersSql = (orders: readonly Insertable<Orders>[]): RawBuilder<unknown> => {
  const columns = sql.join(columnsOf(orders).map((column) => sql.ref(column)))
  return sql`
    insert into orders (${columns})
    select ${columns} from jsonb_populate_recordset(null::orders, ${jsonOf(orders)}::jsonb)`
}

/** Places an order again that had returned to the cart: its row is written anew. */
export const overwriteSql = (order: Insertable<Orders>): RawBuilder<unknown> => {
  const values = columnsOf([order]).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  )
  return sql`on conflict (id) do update set ${sql.join(values)}`
}

export const insertLinesSql = (lines: readonly Insertable<OrderItems>[]): RawBuilder<unknown> => {
  const columns = sql.join(columnsOf(lines).map((column) => sql.ref(column)))
  return sql`
    insert into order_items (${columns})
    select ${columns} from jsonb_populate_recordset(null::order_items, ${jsonOf(lines)}::jsonb)`
}

type AutoshipOrder = Insertable<Orders> & { autoshipId: number; autoshipPlannedOn: string }

/** Returns the new ids in the given order; undefined where the occurrence already has an order. */
export async function insertGeneratedOrders(
  tx: Tx,
  orders: readonly AutoshipOrder[],
): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number; occurrence: string }>`
    ${insertOrdersSql(orders)} on conflict do nothing
    returning id, autoship_id || ' ' || autoship_planned_on as occurrence`.execute(tx)
  const ids = new Map(rows.map(({ id, occurrence }) => [occurrence, id]))
  return orders.map((order) => ids.get(`${order.autoshipId} ${order.autoshipPlannedOn}`))
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

const columnsOf = ([first = {}]: readonly object[]) => Object.keys(first).map(columnName)

const jsonOf = (rows: readonly object[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value])),
    ),
  )

const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
