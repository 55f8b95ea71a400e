import { sql } from 'kysely'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import {
  type LoadedOrder,
  orderColumns,
  orderJoins,
  placedStates,
  withOpenSums,
} from './load-orders.ts'

const pageSize = 6

export type Listing = { customerId: number; page: number; state: OrderState | undefined }

export async function listOrders({ db }: AppWithDb, { customerId, page, state }: Listing) {
  const states = state === undefined ? placedStates : [state]
  const offset = (page - 1) * pageSize
  const { total, orders } = await loadOrderPage(db, {
    customerId,
    states,
    limit: pageSize,
    offset,
  })
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  return { orders: await withOpenSums(db, customerId, orders), pageSize, total, lastPage }
}

type OrderPage = { total: number; orders: LoadedOrder[] }

/** Counts and cuts the page in the index alone, before its orders are loaded in full. */
async function loadOrderPage(
  db: Db,
  page: { customerId: number; states: readonly OrderState[]; limit: number; offset: number },
): Promise<OrderPage> {
  const { rows } = await sql<{ total: number } & Partial<LoadedOrder>>`
    with mine as materialized (
      select id from orders
      where customer_id = ${page.customerId} and status = any(${page.states})),
    page as materialized (
      select id from mine order by id desc limit ${page.limit} offset ${page.offset})
    select counted.total, loaded.* from (select count(*)::int as total from mine) counted
      left join lateral (
        select ${orderColumns} from page join orders o on o.id = page.id ${orderJoins}) loaded
        on true
    order by loaded.id desc`.execute(db)
  const orders = rows.filter((row): row is { total: number } & LoadedOrder => row.id !== null)
  return { total: rows[0]!.total, orders }
}
