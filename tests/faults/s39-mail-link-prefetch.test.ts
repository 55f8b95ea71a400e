import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { orderKey } from '../../server/customers/order-link.ts'
import { generatedOrder } from '../support/generated-order.ts'
import { good, orderShop, setStock } from '../support/order-shop.ts'
import { withPages } from '../support/shop-with-pages.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { closeDay } from '../support/dispatch.ts'

const shop = await withPages(await orderShop())
await setStock(shop, good.honey, 500)
const { server, db, app, clock } = shop
const dayMs = 24 * 3_600_000
const day = addDays(clock.today(), 4)

const waiting = async () => {
  const generated = await generatedOrder(shop, day)
  const expires = new Date(clock.now().getTime() + 14 * dayMs)
  return {
    ...generated,
    key: orderKey(app, { customerId: generated.anna.id, orderId: generated.id }, expires),
  }
}

const everything = async (customerId: number) => {
  const { rows } = await sql`
    select (select json_agg(o order by id) from orders o where customer_id = ${customerId}) as orders,
      (select json_agg(c order by id) from order_changes c where customer_id = ${customerId}) as changes,
      (select count(*) from ledger_transactions where customer_id = ${customerId}) as money,
      (select count(*) from mail_outbox where customer_id = ${customerId}) as mails`.execute(db)
  return rows
}

test('a mail scanner that opens every link three times changes nothing', async () => {
  const { anna, id, key } = await waiting()
  const before = await everything(anna.id)
  const calendar = new URL((await anna.api.readDeliveryCalendar()).url).pathname
  const addresses = [
    [`/order/${id}?approve=yes&key=${key}`, 200],
    [`/api/order-by-key/${key}`, 200],
    [`/api/order-by-key/${key}/confirm`, 405],
    [`/api/order/${id}`, 401],
    [`/api/order/${id}/converttocart`, 405],
    [calendar, 200],
  ] as const
  for (const [url, answers] of addresses)
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD'] as const) {
      const { statusCode } = await server.inject({
        method,
        url,
        headers: { 'user-agent': 'LinkScanner/1.0' },
      })
      expect(statusCode, `${method} ${url}`).toBe(answers)
    }
  expect(await everything(anna.id)).toEqual(before)
})

test('the press confirms, once, however often it is pressed', async () => {
  const { anna, id, key } = await waiting()
  const presses = await timesAtOnce(8, () => shop.nobody.confirmOrderByKey({ params: { key } }))
  for (const press of presses)
    expect(press).toMatchObject({ value: { order: { id, confirmed: 1, warning: '' } } })
  const changes = await db
    .selectFrom('orderChanges')
    .select('kind')
    .where('customerId', '=', anna.id)
    .where('kind', '=', 'confirmed')
    .execute()
  expect(changes).toHaveLength(1)
})

test('a press that comes too late is told so, and a key that is over opens nothing', async () => {
  const { anna, id, key } = await waiting()
  await closeDay(app, day)
  await expect(shop.nobody.confirmOrderByKey({ params: { key } })).rejects.toMatchObject({
    status: 409,
    error: 'locked',
  })
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order).toMatchObject({
    status: 0,
    cancel_reason: 'not_confirmed',
  })
  clock.set(new Date(clock.now().getTime() + 15 * dayMs).toISOString())
  await expect(shop.nobody.confirmOrderByKey({ params: { key } })).rejects.toMatchObject({
    status: 404,
  })
})
