import { expect, test } from 'vitest'
import {
  filledCart,
  good,
  orderShop,
  placedOrder,
  region,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'

const shop = await orderShop()

async function opened(anna: Shopper, params: { id: string }) {
  const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
  const copy = { id: String(data.id) }
  const change = (goodId: number, order: number, back = 0) => {
    const line = data.items.find((item) => item.good_id === goodId)
    const body = { ...(line && { id: line.id }), good_id: goodId, order, return: back }
    return anna.api.changeCartItem({ params: copy, body })
  }
  return { data, copy, change }
}

const reservedOf = async (goodId: number) =>
  (
    await shop.db
      .selectFrom('stock')
      .select('reserved')
      .where('goodId', '=', goodId)
      .executeTakeFirstOrThrow()
  ).reserved

const accountOf = async (anna: Shopper) => (await balancesOf(shop.db, anna.id)).accountCents

test('a copy changes nothing until it is processed, and is never listed', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.honey]: 4 })
  const { data, copy, change } = await opened(anna, params)
  expect(data).toMatchObject({ order_id: Number(params.id), status: 1, items: [{ order: 4 }] })
  await change(good.honey, 2)
  expect((await anna.api.readOrder({ params })).order.items[0]).toMatchObject({ order: 4 })
  await expect(anna.api.readActiveCart()).rejects.toMatchObject({ status: 404 })
  expect((await anna.api.listOrders()).order.total).toBe(1)
  await anna.api.deleteOrderCopy({ params: copy })
  await expect(anna.api.readOrderCopy({ params: copy })).rejects.toMatchObject({ status: 404 })
  expect((await anna.api.readOrder({ params })).order.items[0]).toMatchObject({ order: 4 })
  await anna.api.cancelOrder({ params })
})

test('a lower total is credited to the account, a higher one charged, and stock follows', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await placedOrder(anna, { [good.honey]: 5 }, 2)
  expect(await accountOf(anna)).toBe(7_500)
  const less = await opened(anna, params)
  await less.change(good.honey, 4)
  const { order } = await anna.api.processOrderCopy({ params: less.copy })
  expect(order).toMatchObject({ prepaid: 20, items: [{ order: 4 }] })
  expect(await accountOf(anna)).toBe(8_000)
  expect(await reservedOf(good.honey)).toBe(4)
  const more = await opened(anna, params)
  await more.change(good.honey, 10)
  await anna.api.processOrderCopy({ params: more.copy, body: { notes: 'Durvju kods 12' } })
  expect(await accountOf(anna)).toBe(5_000)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    notes: 'Durvju kods 12',
    prepaid: 50,
  })
  await anna.api.cancelOrder({ params })
  expect(await accountOf(anna)).toBe(10_000)
  expect(await reservedOf(good.honey)).toBe(0)
})

test('more than the account covers is added to the courier’s cash, if cash was chosen', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { copy, change } = await opened(anna, params)
  await change(good.tea, 7)
  const { order } = await anna.api.processOrderCopy({ params: copy })
  expect(order).toMatchObject({ cash_due: 32.2, prepaid: 0 })
})

test('otherwise it is refused with the amount to top up, and nothing changes', async () => {
  const anna = await shop.customer({ accountCents: 2_600 })
  const { params } = await placedOrder(anna, { [good.honey]: 5 }, 2)
  const { copy, change } = await opened(anna, params)
  await change(good.honey, 6)
  await expect(anna.api.processOrderCopy({ params: copy })).rejects.toMatchObject({
    status: 409,
    error: 'top_up_first',
    body: { missing: 4 },
  })
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    items: [{ order: 5 }],
    prepaid: 25,
  })
  expect(await reservedOf(good.honey)).toBe(5)
  await anna.api.cancelOrder({ params })
})

test('an edited order keeps the prices of the day on which it was placed', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.flour]: 2, [good.tea]: 5 })
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 400 })
    .where('id', '=', good.flour)
    .execute()
  const { copy, data } = await opened(anna, params)
  expect(data.items.find((item) => item.good_id === good.flour)).toMatchObject({ price_vat: 3 })
  const { order } = await anna.api.processOrderCopy({
    params: copy,
    body: { delivery_date: '2026-11-25' },
  })
  expect(order).toMatchObject({
    delivery_date: '2026-11-25',
    details: { no_water_goods_price_vat: 28.5 },
  })
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 300 })
    .where('id', '=', good.flour)
    .execute()
})

test('an order that has changed since it was opened is not overwritten', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { copy, change } = await opened(anna, params)
  await change(good.tea, 9)
  await anna.api.moveOrder({ params, body: { delivery_date: '2026-11-24' } })
  await expect(anna.api.processOrderCopy({ params: copy })).rejects.toMatchObject({
    status: 409,
    error: 'stale',
  })
  const again = await opened(anna, params)
  await expect(anna.api.processOrderCopy({ params: copy })).rejects.toMatchObject({ status: 404 })
  expect(again.data).toMatchObject({ delivery_date: '2026-11-24', items: [{ order: 5 }] })
})

test('a locked, cancelled or third-party order cannot be opened, and the reason is given', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  await shop.db
    .updateTable('orders')
    .set({ lockedAt: new Date() })
    .where('id', '=', Number(params.id))
    .execute()
  const locked = { status: 409, error: 'locked' }
  await expect(anna.api.copyOrderToCart({ params })).rejects.toMatchObject({
    ...locked,
    body: { reason: 'locked' },
  })
  await expect(anna.api.cancelOrder({ params })).rejects.toMatchObject(locked)
  await expect(
    anna.api.moveOrder({ params, body: { delivery_date: '2026-11-24' } }),
  ).rejects.toMatchObject(locked)
  const cart = await filledCart(anna, { [good.tea]: 5 }, 2)
  await anna.api.changeCart({ params: cart.params, body: { delivery_type_id: 3 } })
  await anna.api.placeOrder({ params: cart.params })
  const parcel = { ...locked, body: { reason: 'not_by_our_courier' } }
  await expect(anna.api.copyOrderToCart({ params: cart.params })).rejects.toMatchObject(parcel)
  await anna.api.cancelOrder({ params: cart.params })
  await anna.api.cancelOrder({ params: cart.params })
  expect(await accountOf(anna)).toBe(10_000)
})

test('an order moves only to a delivery day of its address', async () => {
  const anna = await shop.customer({ regionId: region.sigulda })
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  await expect(
    anna.api.moveOrder({ params, body: { delivery_date: '2026-11-25' } }),
  ).rejects.toMatchObject({
    status: 422,
    body: { next_delivery_date: '2026-12-08' },
  })
  const { order } = await anna.api.moveOrder({ params, body: { delivery_date: '2026-12-08' } })
  expect(order.delivery_date).toBe('2026-12-08')
})

test('goods added to an order of services need a delivery day; services alone have none', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await placedOrder(anna, { [good.cleaning]: 1 }, 2)
  const day = { delivery_date: '2026-11-24' }
  await expect(anna.api.moveOrder({ params, body: day })).rejects.toMatchObject({ status: 422 })
  const more = await opened(anna, params)
  await more.change(good.tea, 5)
  await expect(anna.api.processOrderCopy({ params: more.copy })).rejects.toMatchObject({
    status: 422,
    error: { delivery_date: [expect.any(String)] },
  })
  const { order } = await anna.api.processOrderCopy({ params: more.copy, body: day })
  expect(order).toMatchObject({ only_services: 0, delivery_date: '2026-11-24' })
  const less = await opened(anna, params)
  await less.change(good.tea, 0)
  const { order: cleaning } = await anna.api.processOrderCopy({ params: less.copy })
  expect(cleaning).toMatchObject({ only_services: 1, delivery_date: null })
})

test('the cart is added to the nearest order to the same address', async () => {
  const anna = await shop.customer()
  const far = await placedOrder(anna, { [good.tea]: 5 })
  await anna.api.moveOrder({ params: far.params, body: { delivery_date: '2026-11-30' } })
  const near = await placedOrder(anna, { [good.tea]: 5, [good.water]: [1, 1] })
  const { params } = await filledCart(anna, { [good.tea]: 2, [good.honey]: 1 })
  const added = await anna.api.addToOrder({ params })
  expect(added).toEqual({ warnings: [], order: { id: near.id } })
  await expect(anna.api.readActiveCart()).rejects.toMatchObject({ status: 404 })
  const { order } = await anna.api.readOrder({ params: near.params })
  expect(order.items.map((item) => [item.good_id, item.order])).toEqual([
    [good.water, 1],
    [good.tea, 7],
    [good.honey, 1],
  ])
})

test('without an order to add to, adding is refused', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 1 })
  await expect(anna.api.addToOrder({ params })).rejects.toMatchObject({
    status: 409,
    error: 'no_nearest_order',
  })
})

test('twenty tabs that cancel and edit at once leave one outcome with correct money and stock', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await placedOrder(anna, { [good.honey]: 4, [good.tea]: 1 }, 2)
  const before = await reservedOf(good.honey)
  const { copy, change } = await opened(anna, params)
  await change(good.honey, 2)
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, tab) =>
      tab % 2 ? anna.api.cancelOrder({ params }) : anna.api.processOrderCopy({ params: copy }),
    ),
  )
  // On a busy machine all ten can time out: one more either cancels it or finds it cancelled.
  await anna.api.cancelOrder({ params })
  const { order } = await anna.api.readOrder({ params })
  expect(order.status).toBe(0)
  expect(await accountOf(anna)).toBe(10_000)
  expect(await reservedOf(good.honey)).toBe(before - 4)
})

test('a customer’s orders are listed by page, by status and in progress', async () => {
  const anna = await shop.customer()
  const placed: string[] = []
  for (let order = 0; order < 8; order += 1)
    placed.push((await placedOrder(anna, { [good.tea]: 5 })).params.id)
  await anna.api.cancelOrder({ params: { id: placed[0]! } })
  const { order: first } = await anna.api.listOrders()
  expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 6, total: 8 })
  expect(first.data.map((order) => order.id)).toEqual(placed.slice(2).map(Number).toReversed())
  expect(
    (await anna.api.listOrders({ query: { page: '2', status: '3' } })).order.data,
  ).toHaveLength(1)
  expect((await anna.api.listOrders({ query: { status: '0' } })).order.total).toBe(1)
  expect((await anna.api.listOrdersInProgress()).order).toHaveLength(7)
  expect((await anna.api.listUnconfirmedOrders()).order).toEqual([])
  const stranger = await shop.customer()
  await expect(stranger.api.readOrder({ params: { id: placed[1]! } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(stranger.api.cancelOrder({ params: { id: placed[1]! } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the calendar feed opens only with its signed URL', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { url } = await anna.api.readDeliveryCalendar()
  const path = new URL(url).pathname
  const feed = await shop.server.inject({ url: path })
  expect(feed.headers['content-type']).toContain('text/calendar')
  expect(feed.body).toContain(`UID:order-${params.id}@`)
  expect(feed.body).toContain('DTSTART;VALUE=DATE:20261121\r\nDTEND;VALUE=DATE:20261122')
  const addressText = 'Brīvības iela 1; sēta, pa kreisi\r\nURL:https://elsewhere.example'
  await shop.db
    .updateTable('orders')
    .set({ addressText })
    .where('id', '=', Number(params.id))
    .execute()
  const { body } = await shop.server.inject({ url: path })
  expect(body.replaceAll('\r\n ', '')).toContain(
    String.raw`LOCATION:Brīvības iela 1\; sēta\, pa kreisi\nURL:https://elsewhere.example`,
  )
  expect(
    (await shop.server.inject({ url: path.replace(/.{6}\.ics$/, 'AAAAAA.ics') })).statusCode,
  ).toBe(404)
})

test('the calendar names the goods in the language of its customer', async () => {
  await shop.db
    .updateTable('goods')
    .set({ nameEn: 'Herbal tea' })
    .where('id', '=', good.tea)
    .execute()
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { url } = await anna.api.readDeliveryCalendar({ query: { order: params.id } })
  const read = async () => (await shop.server.inject({ url: new URL(url).pathname })).body
  expect(await read()).toContain('DESCRIPTION:5 × tea')
  await anna.api.chooseLanguage({ body: { language: 'en' } })
  expect(await read()).toContain('DESCRIPTION:5 × Herbal tea')
  expect(await read()).toContain(`SUMMARY:Avots: order No. ${params.id}`)
  await shop.db.updateTable('goods').set({ nameEn: 'tea' }).where('id', '=', good.tea).execute()
})

test('the last order can be repeated, without its returned empties', async () => {
  const anna = await shop.customer()
  await placedOrder(anna, { [good.tea]: 5, [good.water]: [2, 2] })
  const { data, skipped_goods } = await anna.api.repeatLastOrder()
  const lines = data.items.map((item) => `${item.good_id}: ${item.order}, ${item.return}`)
  expect(lines).toEqual([`${good.water}: 2, 0`, `${good.tea}: 5, 0`])
  expect(skipped_goods).toEqual([])
})

test('a customer without orders is told that there is nothing to repeat', async () => {
  const anna = await shop.customer()
  await expect(anna.api.repeatLastOrder()).rejects.toMatchObject({
    status: 404,
    body: { message: 'Jums vēl nav pasūtījuma, ko atkārtot.' },
  })
})
