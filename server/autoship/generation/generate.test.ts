import { expect, test } from 'vitest'
import { credit, good, orderShop, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from './generate.ts'
import { closeDay } from '../../../tests/support/dispatch.ts'

const shop = await orderShop()

const mailsTo = async (customerId: number) => {
  const rows = await shop.db
    .selectFrom('mailOutbox')
    .select('template')
    .where('customerId', '=', customerId)
    .execute()
  return rows.map(({ template }) => template)
}

test('an order is made seven days ahead, once, however often the generator runs', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 20_000 })
  const { id } = await runningAutoship(anna, { day: tuesday(1) })
  at(3)
  expect(await generate(shop.app)).toMatchObject({ made: 0, failed: [] })
  at(4)
  expect(await generate(shop.app)).toMatchObject({ made: 1, failed: [] })
  expect(await generate(shop.app)).toMatchObject({ made: 0 })
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order).toHaveLength(1)
  expect(order[0]).toMatchObject({
    original_id: id,
    delivery_date: tuesday(1),
    confirmed: 0,
    warning: 'NOT-CONFIRMED',
    payment_type: 2,
    order_items_list: [{ goods_name: 'water', no_of_goods: 2 }],
  })
})

test('an order unconfirmed when its day closes is skipped, refunded and mailed, and the series continues', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 20_000 })
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  at(11, '00')
  await closeDay(shop.app, tuesday(1))
  const { order } = await anna.api.listOrders({ query: { status: '0' } })
  expect(order.data[0]).toMatchObject({ status: 0, cancel_reason: 'not_confirmed' })
  expect((await anna.api.readUser()).user.balance).toBe(200)
  at(11)
  expect(await generate(shop.app)).toMatchObject({ made: 1, skipped: 0 })
  const { data } = (await anna.api.readAutoship({ params })).data
  expect(data.next_order?.delivery_date).toBe(tuesday(2))
  expect(await mailsTo(anna.id)).toEqual(
    expect.arrayContaining(['autoship.confirm', 'dispatch.skipped']),
  )
})

test('a confirmed unpaid order is paid from the account when its day closes, or is skipped', async () => {
  const { at, tuesday } = await newTimes(shop)
  const lines = { [good.water]: 60 }
  const confirmed = async () => {
    const person = await shop.customer()
    const { params } = await runningAutoship(person, { day: tuesday(1), lines })
    return { person, params }
  }
  const [poor, late] = [await confirmed(), await confirmed()]
  at(4)
  await generate(shop.app)
  const orders = new Map<number, { id: string; awaited: number }>()
  for (const { person } of [poor, late]) {
    const [order] = (await person.api.listUnconfirmedOrders()).order
    const params = { id: String(order!.id) }
    await person.api.changeOrder({ params, body: { confirmed: 1 } })
    orders.set(person.id, { id: params.id, awaited: order!.awaited })
  }
  const { id, awaited } = orders.get(late.person.id)!
  await credit(shop, late.person.id, 'account', Math.round(awaited * 100))
  at(11, '00')
  expect(await closeDay(shop.app, tuesday(1))).toMatchObject({ locked: 1, skipped: 1 })
  const read = async ({ api }: Shopper, orderId: string) =>
    (await api.readOrder({ params: { id: orderId } })).order
  expect(await read(late.person, id)).toMatchObject({
    status: 4,
    awaited: 0,
    prepaid: awaited,
    payment_type: 2,
  })
  expect((await late.person.api.readUser()).user.balance).toBe(0)
  expect(await read(poor.person, orders.get(poor.person.id)!.id)).toMatchObject({
    status: 0,
    cancel_reason: 'not_paid',
  })
  expect(await mailsTo(poor.person.id)).toContain('dispatch.skipped')
  const { data } = (await poor.person.api.readAutoship({ params: poor.params })).data
  expect(data.next_order?.delivery_date).toBe(tuesday(2))
})

test('after days without a run the open deliveries are made, and the missed ones are mailed', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { id } = await runningAutoship(anna, { day: tuesday(1) })
  at(20)
  expect(await generate(shop.app)).toMatchObject({ made: 1, skipped: 2, failed: [] })
  const occurrences = await shop.db
    .selectFrom('autoshipOccurrences')
    .select(['plannedOn', 'state', 'skipReason'])
    .where('autoshipId', '=', id)
    .orderBy('plannedOn')
    .execute()
  expect(occurrences).toEqual([
    { plannedOn: tuesday(1), state: 'skipped', skipReason: 'day_closed' },
    { plannedOn: tuesday(2), state: 'skipped', skipReason: 'day_closed' },
    { plannedOn: tuesday(3), state: 'generated', skipReason: null },
  ])
})

test('a short good is delivered as far as stock goes, the rest as its substitute', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, {
    day: tuesday(1),
    lines: { [good.water]: 1, [good.honey]: 12 },
  })
  const { data: items } = (await anna.api.listAutoshipItems({ params })).data
  const honey = items.find(({ good_id }) => good_id === good.honey)!
  expect(honey.missing).toBe('out_of_stock')
  const body = { id: honey.id, good_id: good.honey, order: 12, substitute_good_id: good.tea }
  await anna.api.changeAutoshipItem({ params, body })
  at(4)
  await generate(shop.app)
  const { order } = await anna.api.listUnconfirmedOrders()
  const lines = order[0]!.order_items_list.map(({ goods_name, no_of_goods }) => [
    goods_name,
    no_of_goods,
  ])
  expect(lines).toEqual([
    ['water', 1],
    ['honey', 10],
    ['tea', 2],
  ])
})

test('a delivery without any goods in stock makes no order, and the customer gets a mail', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: tuesday(1), lines: { [good.flour]: 2 } })
  await shop.db
    .updateTable('goods')
    .set({ withdrawnAt: new Date() })
    .where('id', '=', good.flour)
    .execute()
  at(4)
  expect(await generate(shop.app)).toMatchObject({ made: 0, skipped: 1 })
  expect(await mailsTo(anna.id)).toContain('autoship.not-coming')
})

test('an autoship past its last day ends', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(1), change: { valid_to: day(13) } })
  at(14)
  expect(await generate(shop.app)).toMatchObject({ ended: 1 })
  const { data } = (await anna.api.readAutoship({ params })).data
  expect(data).toMatchObject({ status: 0, inactive_reason: 'ended' })
})
