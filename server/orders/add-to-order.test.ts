import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { autoshipOrder } from '../../tests/support/generated-order.ts'
import {
  filledCart,
  good,
  orderShop,
  placedOrder,
  setStock,
  type Shopper,
} from '../../tests/support/order-shop.ts'

const shop = await orderShop()

const priceOf = (goodId: number, basePriceCents: number) =>
  shop.db.updateTable('goods').set({ basePriceCents }).where('id', '=', goodId).execute()

async function withAutoshipOrder(goodId: number) {
  const anna = await shop.customer({ accountCents: 10_000 })
  const plan = {
    customerId: anna.id,
    addressId: anna.addressId,
    day: dayOf('2026-11-27'),
    goodId,
    ordered: 3,
  }
  return { anna, orderId: await autoshipOrder(shop.app, plan) }
}

const linesOf = async (anna: Shopper, id: number) =>
  (await anna.api.readOrder({ params: { id: String(id) } })).order.items.map((item) => [
    item.good_id,
    item.order,
    item.price_vat,
  ])

test('goods added to an autoship’s order get the autoship price at the first attempt', async () => {
  const { anna, orderId } = await withAutoshipOrder(good.tea)
  const { params } = await filledCart(anna, { [good.water]: 1 })
  expect(await anna.api.addToOrder({ params })).toEqual({ warnings: [], order: { id: orderId } })
  expect(await linesOf(anna, orderId)).toEqual([
    [good.tea, 3, 4.5],
    [good.water, 1, 7.4],
  ])
})

test('more pieces of an ordered good cost the order’s price, or today’s lower one', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.flour]: 2, [good.tea]: 2 })
  await priceOf(good.flour, 350)
  await priceOf(good.tea, 400)
  const { params } = await filledCart(anna, { [good.flour]: 1, [good.tea]: 1 })
  await anna.api.addToOrder({ params })
  expect(await linesOf(anna, order.id)).toEqual([
    [good.flour, 3, 3],
    [good.tea, 3, 4],
  ])
  await priceOf(good.flour, 300)
  await priceOf(good.tea, 450)
})

test('a changed price and a promo code that does not carry over are refused once', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.tea]: 5 })
  await shop.db
    .insertInto('promoCodes')
    .values({ code: 'RUDENS', kind: 'percent', percent: 10 })
    .execute()
  const { params } = await filledCart(anna, { [good.flour]: 1 })
  await anna.api.activatePromo({ params: { code: 'RUDENS' } })
  await priceOf(good.flour, 350)
  await expect(anna.api.addToOrder({ params })).rejects.toMatchObject({
    error: 'cart_changed',
    body: {
      changes: [
        { kind: 'price', good_id: good.flour, old: 3, new: 3.5 },
        { kind: 'promo', old: 'RUDENS', new: null },
      ],
    },
  })
  expect(await linesOf(anna, order.id)).toHaveLength(1)
  await anna.api.addToOrder({ params })
  expect(await linesOf(anna, order.id)).toContainEqual([good.flour, 1, 3.5])
  await priceOf(good.flour, 300)
})

test('a shortage while an autoship’s order is edited is refused once; a repeat succeeds', async () => {
  const { anna, orderId } = await withAutoshipOrder(good.tea)
  const params = { id: String(orderId) }
  const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
  const copy = { id: String(data.id) }
  await anna.api.changeCartItem({ params: copy, body: { good_id: good.water, order: 1 } })
  await anna.api.changeCartItem({ params: copy, body: { good_id: good.honey, order: 5 } })
  await placedOrder(await shop.customer(), { [good.honey]: 8 })
  await expect(anna.api.processOrderCopy({ params: copy })).rejects.toMatchObject({
    body: { changes: [{ kind: 'stock', good_id: good.honey, old: 5, new: 2 }] },
  })
  await anna.api.processOrderCopy({ params: copy })
  expect(await linesOf(anna, orderId)).toContainEqual([good.honey, 2, 5])
})

test('a preview names the order, its day and its new sum, and changes nothing', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.tea]: 5 })
  const { params, id } = await filledCart(anna, { [good.flour]: 2 })
  const { data } = await anna.api.previewAddToOrder({ params })
  expect(data).toMatchObject({ id: order.id, total_before: 23, total_after: 29, payment_type: 3 })
  expect((await anna.api.readActiveCart()).data.id).toBe(id)
  expect(await linesOf(anna, order.id)).toEqual([[good.tea, 5, 4.5]])
})

test('what joined an order is taken out again, with its money, stock and note', async () => {
  await setStock(shop, good.honey, 10)
  const anna = await shop.customer({ accountCents: 10_000 })
  const order = await placedOrder(anna, { [good.honey]: 1, [good.tea]: 5 }, 2)
  const { params } = await filledCart(anna, { [good.honey]: 2 })
  await anna.api.changeCart({ params, body: { notes: 'Zvanīt pirms piegādes' } })
  const { data } = await anna.api.previewAddToOrder({ params })
  await anna.api.addToOrder({ params })
  const read = async () => (await anna.api.readOrder({ params: order.params })).order
  expect(await read()).toMatchObject({ notes: 'Zvanīt pirms piegādes', prepaid: 38 })
  const body = {
    version: data.version,
    notes: '',
    lines: [{ good_id: good.honey, order: 2, return: 0 }],
  }
  const takeOut = () => anna.api.takeOutOfOrder({ params: order.params, body })
  const answers = await Promise.allSettled([takeOut(), takeOut()])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(takeOut()).rejects.toMatchObject({ error: 'stale' })
  expect(await read()).toMatchObject({ notes: '', prepaid: 28 })
  expect((await anna.api.readUser()).user.balance).toBe(72)
  expect((await anna.api.readActiveCart()).data.items).toMatchObject([
    { good_id: good.honey, order: 2 },
  ])
})
