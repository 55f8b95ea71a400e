import { expect, test } from 'vitest'
import { autoshipCalls } from '../../../contract/shop/autoship.ts'
import { autoshipScheduleCalls } from '../../../contract/shop/autoship-schedule.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import {
  filledCart,
  good,
  orderShop,
  region,
  type Shopper,
} from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { calendarCommands } from '../proposals/calendar-commands.ts'
import { recordStatements } from '../../platform/database/statement-record.ts'
import { generate } from '../generation/generate.ts'

const shop = await orderShop()

const setWeeks = (weeks: string) =>
  calendarCommands['route set']!.run(shop.app, { words: ['S'], options: { weeks, sure: true } })

// D-18
test('a cart becomes an autoship: goods not sold by autoship are named and stay in the cart', async () => {
  const anna = await shop.customer()
  await shop.db
    .updateTable('goods')
    .set({ autoshipAllowed: false })
    .where('id', '=', good.cleaning)
    .execute()
  const cart = await filledCart(anna, { [good.water]: [2, 1], [good.cleaning]: 1 })
  const converted = await anna.api.convertCartToAutoship({ params: cart.params })
  expect(converted).toMatchObject({ warnings: ['goods_left_out'], skipped_goods: ['cleaning'] })
  const left = (await anna.api.readActiveCart()).data
  expect(left.items.map(({ name, order }) => [name, order])).toEqual([['cleaning', 1]])
  const params = { id: String(converted.cart.id) }
  const { data } = (await anna.api.readAutoship({ params })).data
  expect(data).toMatchObject({
    warnings: 1,
    skipped_goods: ['cleaning'],
    items: [{ name: 'water', order: 2, return: 1 }],
  })
  const { data: started } = await anna.api.processAutoship({ params })
  expect(started).toMatchObject({ status: 1, skipped_goods: [], warnings: 0 })

  const single = { id: left.id, params: { id: String(left.id) } }
  const refused = anna.api.convertCartToAutoship({ params: single.params })
  await expect(refused).rejects.toMatchObject({
    status: 409,
    body: { skipped_goods: ['cleaning'] },
  })
  expect((await anna.api.readActiveCart()).data.id).toBe(single.id)
})

test('an autoship made of a cart, or cloned, takes the frequency of its address’s route', async () => {
  const anna = await shop.customer()
  const { data: far } = await anna.api.createAddress({
    body: { region: region.sigulda, street: 'Kalna', house_no: '1' },
  })
  const cart = await filledCart(anna, { [good.tea]: 5 })
  await setWeeks('3')
  await expect
    .poll(
      async () => (await anna.api.readAddress({ params: { id: String(far.id) } })).data.frequency,
    )
    .toBe(3)
  const { data } = await anna.api.changeCart({ params: cart.params, body: { address_id: far.id } })
  const converted = await anna.api.convertCartToAutoship({ params: cart.params })
  const params = { id: String(converted.cart.id) }
  const made = { address_id: far.id, frequency: 3, delivery_date: data.delivery_date }
  expect((await anna.api.readAutoship({ params })).data.data).toMatchObject(made)
  await setWeeks('4')
  await expect
    .poll(
      async () => (await anna.api.readAddress({ params: { id: String(far.id) } })).data.frequency,
    )
    .toBe(4)
  expect((await anna.api.cloneAutoship({ params })).data.data).toMatchObject({
    address_id: far.id,
    frequency: 4,
  })
})

test('the offer of a cart states the price and the frequencies of an autoship', async () => {
  const anna = await shop.customer()
  const cart = await filledCart(anna, { [good.water]: 3 })
  const { data } = await anna.api.listAutoshipOffers({ params: cart.params })
  expect(data).toMatchObject({ total: 22.2, savings: 1.5, deposit: 0, skipped_goods: [] })
  expect(data.offers.slice(0, 2)).toEqual([
    { frequency: 1, first_delivery: '2026-11-21', next_delivery: '2026-11-28' },
    { frequency: 2, first_delivery: '2026-11-21', next_delivery: '2026-12-05' },
  ])
  expect(data.offers).toHaveLength(8)
})

test('an autoship without goods does not start', async () => {
  const anna = await shop.customer()
  const { data } = await anna.api.createAutoship()
  const refused = anna.api.processAutoship({ params: { id: String(data.id) } })
  await expect(refused).rejects.toMatchObject({
    status: 409,
    body: { error: 'autoship_incomplete', reason: 'no_items' },
  })
})

test('a good is removed from an autoship by its number, and the other goods stay', async () => {
  const anna = await shop.customer()
  const { data } = await anna.api.createAutoship()
  const params = { id: String(data.id) }
  await anna.api.changeAutoshipItem({ params, body: { good_id: good.water, order: 2 } })
  await anna.api.changeAutoshipItem({ params, body: { good_id: good.tea, order: 1 } })
  const left = await anna.api.removeAutoshipItem({
    params: { ...params, goodId: String(good.tea) },
  })
  expect(left.data.items).toMatchObject([{ name: 'water', order: 2 }])
})

test('a clone has the same goods, names its original, and is inactive', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { id, params } = await runningAutoship(anna, { day: tuesday(1), frequency: 3 })
  const { data } = (await anna.api.cloneAutoship({ params })).data
  expect(data).toMatchObject({
    original_id: id,
    status: 0,
    frequency: 3,
    items: [{ name: 'water', order: 2 }],
  })
})

test('a removed autoship is gone with its unconfirmed order, and undo restores both', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const { undo } = await anna.api.removeAutoship({ params })
  expect((await anna.api.listAutoships()).data.data).toEqual([])
  expect((await anna.api.readUser()).user.balance).toBe(100)
  await expect(anna.api.readAutoship({ params })).rejects.toMatchObject({ status: 404 })
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  expect((await anna.api.readAutoship({ params })).data.data).toMatchObject({
    status: 1,
    open_orders: [{ delivery_date: tuesday(1), confirmed: 0 }],
  })
})

test('an autoship whose removal is undone before its first order makes that order', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  const { undo } = await anna.api.removeAutoship({ params })
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  at(4)
  await generate(shop.app)
  expect((await anna.api.readAutoship({ params })).data.data).toMatchObject({
    open_orders: [{ delivery_date: tuesday(1) }],
  })
})

test('a confirmed order is still delivered after its autoship is removed, and can be cancelled', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const [made] = (await anna.api.listUnconfirmedOrders()).order
  const order = { params: { id: String(made!.id) } }
  await anna.api.changeOrder({ ...order, body: { confirmed: 1 } })
  await anna.api.removeAutoship({ params })
  expect((await anna.api.readOrder(order)).order).toMatchObject({
    status: 3,
    may: { cancel: null },
  })
  await anna.api.cancelOrder(order)
  expect((await anna.api.readOrder(order)).order.status).toBe(0)
  expect((await anna.api.readUser()).user.balance).toBe(100)
})

test('a confirmed order is still delivered after its autoship has stopped, and can be skipped for good', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params, on } = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const [made] = (await anna.api.listUnconfirmedOrders()).order
  await anna.api.changeOrder({ params: { id: String(made!.id) }, body: { confirmed: 1 } })
  await anna.api.changeAutoship({ params, body: { status: 0 } })
  const { deliveries } = (await anna.api.readAutoshipDiary()).data
  expect(deliveries).toMatchObject([{ state: 'confirmed', may: { skip: null } }])
  expect(await anna.api.skipDelivery({ params: on(0) })).toMatchObject({
    data: { state: 'skipped' },
    undo: null,
  })
  expect((await anna.api.readUser()).user.balance).toBe(100)
  expect((await anna.api.readAutoshipDiary()).data.deliveries).toEqual([])
})

test('a stopped autoship makes no orders, and continues from its next day when started again', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  const { data, undo } = await anna.api.changeAutoship({ params, body: { status: 0 } })
  expect(data).toMatchObject({ status: 0, inactive_reason: 'stopped', next_order: null })
  at(11)
  expect(await generate(shop.app)).toMatchObject({ made: 0, skipped: 0 })
  expect(undo).not.toBeNull()
  const { data: again } = await anna.api.processAutoship({ params })
  expect(again).toMatchObject({ status: 1, next_order: { delivery_date: tuesday(2) } })
})

test('a new day moves the series; a new frequency counts from the existing order', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  const { data, undo } = await anna.api.changeAutoship({ params, body: { delivery_date: day(20) } })
  expect(data).toMatchObject({ delivery_date: day(20), next_delivery: day(27) })
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  at(11)
  await generate(shop.app)
  const { data: rarer } = await anna.api.changeAutoship({ params, body: { frequency: 2 } })
  expect(rarer).toMatchObject({ delivery_date: tuesday(2), next_delivery: tuesday(4) })
  expect((await anna.api.readNextDelivery({ params })).next_delivery).toBe(tuesday(4))
  const answer = await anna.api.readNextDelivery({ params, query: { delivery_date: tuesday(3) } })
  expect(answer.next_delivery).toBe(tuesday(5))
})

test('invalid changes are refused field by field', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  await shop.db
    .updateTable('goods')
    .set({ autoshipAllowed: false })
    .where('id', '=', good.cooler)
    .execute()
  const change = (body: object) => () => anna.api.changeAutoship({ params, body })
  const item = (body: object) => () =>
    anna.api.changeAutoshipItem({ params, body: { good_id: good.tea, ...body } })
  for (const [field, attempt] of [
    ['pause_from', change({ pause: 1, pause_from: day(0), pause_to: day(9) })],
    ['pause_from', change({ pause: 1, pause_from: day(31), pause_to: day(40) })],
    ['pause_to', change({ pause: 1, pause_from: day(9), pause_to: day(8) })],
    ['pause_to', change({ pause: 1, pause_from: day(9), pause_to: day(131) })],
    ['valid_to', change({ valid_to: day(-1) })],
    ['valid_to', change({ valid_from: day(9), valid_to: day(8) })],
    ['frequency', change({ frequency: 9 })],
    ['address_id', change({ address_id: 999_999 })],
    ['delivery_date', change({ delivery_date: '2027-02-30' })],
    ['good_id', item({ good_id: 999_999, order: 1 })],
    ['good_id', item({ good_id: good.cooler, order: 1 })],
    ['return', item({ order: 1, return: 1 })],
    ['order', item({ order: 10_000 })],
    ['substitute_good_id', item({ order: 1, substitute_good_id: good.tea })],
  ] as const)
    await expect(attempt(), field).rejects.toMatchObject({
      status: 422,
      body: { error: { [field]: [expect.any(String)] } },
    })
})

test('adding a good again adds its quantity, up to the largest one', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  const add = (order: number) =>
    anna.api.changeAutoshipItem({ params, body: { good_id: good.tea, order, return: 0 } })
  await add(1)
  await expect(add(maxPieces)).rejects.toMatchObject({
    status: 422,
    body: { error: { order: [/9999|9 999/] } },
  })
  expect((await add(maxPieces - 1)).data.item).toMatchObject({ order: maxPieces })
})

test('a pause with dates skips the deliveries between them; one without dates lasts until it is ended', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(2) })
  const dates = { pause: 1, pause_from: day(10), pause_to: day(26) } as const
  expect((await anna.api.changeAutoship({ params, body: dates })).data).toMatchObject({
    ...dates,
    next_order: { delivery_date: tuesday(4) },
  })
  await anna.api.changeAutoship({ params, body: { pause: 0 } })
  const { data } = await anna.api.changeAutoship({ params, body: { pause: 1 } })
  expect(data).toMatchObject({ pause: 1, pause_from: day(1), pause_to: null, next_order: null })
})

test('every call needs a customer, except those with a mail’s key', async () => {
  const guest = await shop.guest()
  const params = {
    id: '1',
    planned_on: '2026-11-24',
    goodId: '1',
    action: 'skip',
    key: 'x'.repeat(60),
  }
  for (const [name, call] of Object.entries({ ...autoshipCalls, ...autoshipScheduleCalls })) {
    const ask = (person: Pick<Shopper, 'api'>) =>
      (person.api[name as 'listAutoships'] as (input: object) => Promise<unknown>)({
        params,
        body: {},
      })
    const isOpen = call.audience === 'anyone'
    await expect(ask(guest), name).rejects.toMatchObject({ status: isOpen ? 404 : 403 })
    await expect(ask({ api: shop.nobody }), name).rejects.toMatchObject({
      status: isOpen ? 404 : 401,
    })
  }
})

test('the list and the schedule take a fixed number of statements, however many autoships there are', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const count = async () => {
    const list = await recordStatements(() => anna.api.listAutoships())
    const schedule = await recordStatements(() => anna.api.readAutoshipDiary())
    return [list.statements.length, schedule.statements.length]
  }
  await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  // After a change of day routes and days off are read once more.
  await count()
  const single = await count()
  for (let n = 0; n < 4; n += 1)
    await runningAutoship(anna, { day: tuesday(2), lines: { [good.tea]: 1, [good.flour]: 2 } })
  expect(await count()).toEqual(single)
  expect(single[0]).toBeLessThanOrEqual(4)
  expect(single[1]).toBeLessThanOrEqual(8)
})

test('a batch of autoships becomes orders in as many statements as one autoship', async () => {
  const statementsFor = async (autoships: number) => {
    const { at, tuesday } = await newTimes(shop)
    for (let n = 0; n < autoships; n += 1)
      await runningAutoship(await shop.customer({ accountCents: 10_000 }), {
        day: tuesday(1),
        lines: { [good.tea]: 2 },
      })
    at(4)
    const { answer, statements } = await recordStatements(() => generate(shop.app))
    expect(answer.made).toBe(autoships)
    return statements.length
  }
  expect(await statementsFor(8)).toBe(await statementsFor(1))
})
