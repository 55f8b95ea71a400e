import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { listOrders } from './list-orders.ts'

const shop = await orderShop()
const { db, app } = shop
const ORDERS = 500

const sums = sql`cash_due_cents, water_goods_cents, other_goods_cents, services_cents,
  discount_cents, savings_cents, bonus_cents, lent_deposit_cents, state_deposit_cents, deposit_cents,
  deposit_to_refund_cents, delivery_cents, total_cents,
  total_with_deposit_cents`

const anna = await shop.customer()
const { id: first } = await placedOrder(anna, { [good.tea]: 5, [good.water]: 2 })
await repeatInThePast(first, ORDERS - 1)

/** Inserts cancelled copies of the order, one for each earlier day. */
async function repeatInThePast(orderId: number, count: number) {
  await sql`
    with made as (
      insert into orders (customer_id, status, delivery_kind, address_id, address_text, delivery_on,
        payment_method, placed_at, cancelled_at, cancel_reason, ${sums})
      select customer_id, 'cancelled', 'courier', address_id, address_text, delivery_on - n, payment_method,
        placed_at, placed_at, 'customer', ${sums}
      from orders, generate_series(1, ${count}::int) n where id = ${orderId} returning id)
    insert into order_items (customer_id, order_id, good_id, ordered, list_price_cents,
      price_before_promo_cents, unit_price_cents, line_cents, kind, bottle_kind, name_lv, name_en)
    select i.customer_id, made.id, i.good_id, i.ordered, i.list_price_cents,
      i.price_before_promo_cents, i.unit_price_cents, i.line_cents, i.kind, i.bottle_kind,
      i.name_lv, i.name_en
    from made, order_items i where i.order_id = ${orderId}`.execute(db)
}

const pageOf = async (page: number, status?: '0') =>
  (await anna.api.listOrders({ query: { page: String(page), ...(status && { status }) } })).order

test('500 orders come in 84 pages, each order once and the newest first', async () => {
  const ids: number[] = []
  for (let page = 1; page <= 84; page += 1) {
    const { data, ...about } = await pageOf(page)
    expect(about).toEqual({ current_page: page, last_page: 84, per_page: 6, total: ORDERS })
    expect(data).toHaveLength(page === 84 ? 2 : 6)
    ids.push(...data.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(ORDERS)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('a page beyond the last is empty, and a status filter has its own pages', async () => {
  expect(await pageOf(85)).toMatchObject({ last_page: 84, data: [] })
  expect(await pageOf(1, '0')).toMatchObject({ total: ORDERS - 1, last_page: 84 })
  expect((await anna.api.listOrdersInProgress()).order.map(({ id }) => id)).toEqual([first])
})

test.each([1, 42, 84])(
  'page %i takes one statement, including lines, destinations and documents',
  async (page) => {
    await app.settings()
    const input = { customerId: anna.id, page, state: undefined }
    const { statements, answer } = await recordStatements(() => listOrders(app, input))
    expect(answer.orders.length).toBeGreaterThan(0)
    expect(answer.orders[0]!.items.length).toBeGreaterThan(0)
    expect(statements).toHaveLength(1)
  },
)
