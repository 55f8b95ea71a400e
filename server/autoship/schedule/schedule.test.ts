import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { good, orderShop, setStock, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from '../generation/generate.ts'
import { closeDay } from '../../../tests/support/dispatch.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 100)

const scheduleOf = async (anna: Shopper) => (await anna.api.readAutoshipDiary()).data
const stories = async (anna: Shopper) =>
  (await scheduleOf(anna)).deliveries.map(({ planned_on, delivery_date, state }) => [
    planned_on,
    delivery_date,
    state,
  ])

test('the schedule lists six deliveries, and marks the first that the account does not cover', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 7_000 })
  await runningAutoship(anna, { day: tuesday(1), lines: { [good.water]: 3 } })
  const { balance, deliveries, enough, proposals } = await scheduleOf(anna)
  expect([balance, enough, proposals]).toEqual([70, null, []])
  expect(deliveries.map(({ delivery_date }) => delivery_date)).toEqual(
    [1, 2, 3, 4, 5, 6].map(tuesday),
  )
  // 3 × 7.40; the first three bottles bring a deposit, later ones are exchanged for empties.
  expect(deliveries.slice(0, 4)).toMatchObject([
    {
      goods: 22.2,
      deposit: 24,
      total: 46.2,
      covered: 1,
      balance_after: 23.8,
      payment_type: 2,
      missing: 0,
    },
    { goods: 22.2, deposit: 0, total: 22.2, covered: 1, balance_after: 1.6 },
    { total: 22.2, covered: 0, first_short: 1, missing: 20.6, payment_type: 3 },
    { first_short: 0, missing: 0 },
  ])
  expect(deliveries[0]).toMatchObject({
    changeable_until: expect.stringContaining('T'),
    move_to: expect.any(String),
    may: { skip: null, move: null, items: null, unskip: 'not_skipped' },
    items: [{ name: 'water', order: 3, usual: 3, once: null, missing: null }],
  })
})

test('a delivery is skipped and restored, and the change is undone', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  const skipped = await anna.api.skipDelivery({ params: water.on(0) })
  expect(skipped.data).toMatchObject({ state: 'skipped', reason: 'customer', delivery_date: null })
  expect((await stories(anna))[0]).toEqual([tuesday(2), null, 'skipped'])
  await shop.nobody.undoAutoshipChange({ params: { key: skipped.undo! } })
  expect((await stories(anna))[0]).toEqual([tuesday(2), tuesday(2), 'planned'])
  const stale = anna.api.undoAutoshipChange({ params: { key: skipped.undo!.replace(/^./, 'x') } })
  await expect(stale).rejects.toMatchObject({ status: 404 })
  await anna.api.skipDelivery({ params: water.on(0) })
  const back = await anna.api.unskipDelivery({ params: water.on(0) })
  expect(back.data.state).toBe('planned')
})

test('a delivery can be changed as far ahead as the schedule can be read', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  const deliveries = async () =>
    (await anna.api.readAutoshipDiary({ query: { count: '26' } })).data.deliveries
  expect((await deliveries()).at(-1)!.planned_on).toBe(water.on(25).planned_on)
  await expect(anna.api.skipDelivery({ params: water.on(26) })).rejects.toMatchObject({
    status: 404,
  })
  expect((await anna.api.skipDelivery({ params: water.on(25) })).data.state).toBe('skipped')
  const states = (await deliveries()).map(({ state }) => state)
  expect(states).toEqual([...Array<string>(25).fill('planned'), 'skipped', 'planned'])
})

test('a change is not undone after a later change', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  const { undo } = await anna.api.skipDelivery({ params: water.on(0) })
  await anna.api.moveDelivery({ params: water.on(1), body: { delivery_date: day(26) } })
  await expect(anna.api.undoAutoshipChange({ params: { key: undo! } })).rejects.toMatchObject({
    status: 409,
  })
})

test('an undo that fails in part changes nothing', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const { params } = await runningAutoship(anna, { day: tuesday(1) })
  at(10)
  await generate(shop.app)
  const { undo } = await anna.api.changeAutoship({ params, body: { status: 0 } })
  at(11, '00')
  await closeDay(shop.app, tuesday(1))
  const late = anna.api.undoAutoshipChange({ params: { key: undo! } })
  await expect(late).rejects.toMatchObject({ status: 409, body: { error: 'locked' } })
  expect((await anna.api.readAutoship({ params })).data.data).toMatchObject({
    status: 0,
    inactive_reason: 'stopped',
  })
})

test('skipping a delivery with an order refunds it, and restoring makes a new order', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  const water = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  expect((await scheduleOf(anna)).deliveries[0]).toMatchObject({
    state: 'made',
    order: { made_by: 'shop' },
    covered: 1,
  })
  const { undo } = await anna.api.skipDelivery({ params: water.on(0) })
  expect((await anna.api.readUser()).user.balance).toBe(100)
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  const [again] = (await scheduleOf(anna)).deliveries
  expect(again).toMatchObject({
    state: 'made',
    delivery_date: tuesday(1),
    order: { made_by: 'customer' },
  })
  expect((await anna.api.readUser()).user.balance).toBeLessThan(100)
  expect((await anna.api.listUnconfirmedOrders()).order).toHaveLength(1)
})

test('a delivery moves between its neighbours, and brought forward it becomes an order at once', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  const moved = await anna.api.moveDelivery({
    params: water.on(1),
    body: { delivery_date: day(26) },
  })
  expect(moved.data).toMatchObject({
    planned_on: tuesday(3),
    delivery_date: day(26),
    reason: 'moved_by_customer',
  })
  const past = anna.api.moveDelivery({ params: water.on(1), body: { delivery_date: tuesday(4) } })
  await expect(past).rejects.toMatchObject({
    status: 422,
    body: { error: { delivery_date: [expect.any(String)] } },
  })
  const sunday = anna.api.moveDelivery({ params: water.on(1), body: { delivery_date: day(23) } })
  await expect(sunday).rejects.toMatchObject({ status: 422 })
  const forward = await anna.api.moveDelivery({
    params: water.on(0),
    body: { delivery_date: day(3) },
  })
  expect(forward.data).toMatchObject({
    state: 'made',
    delivery_date: day(3),
    order: { made_by: 'customer' },
  })
  const { data } = (await anna.api.readAutoship({ params: water.params })).data
  expect(data).toMatchObject({ delivery_date: day(3), week_day: 1, series_week_day: 2 })
  await anna.api.undoAutoshipChange({ params: { key: forward.undo! } })
  expect((await stories(anna))[0]).toEqual([tuesday(2), tuesday(2), 'made'])
})

test('moving a delivery for good moves the whole series', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2) })
  await anna.api.skipDelivery({ params: water.on(2) })
  const body = { delivery_date: day(20), change_autoship: 1 as const }
  const { data, undo } = await anna.api.moveDelivery({ params: water.on(0), body })
  expect(data.delivery_date).toBe(day(20))
  expect((await stories(anna)).slice(0, 4)).toEqual([
    [day(20), day(20), 'planned'],
    [day(27), day(27), 'planned'],
    [day(34), null, 'skipped'],
    [day(41), day(41), 'planned'],
  ])
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  expect((await stories(anna)).slice(0, 3)).toEqual([
    [tuesday(2), tuesday(2), 'planned'],
    [tuesday(3), tuesday(3), 'planned'],
    [tuesday(4), null, 'skipped'],
  ])
})

test('moving an order moves its series when requested', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const { order } = await anna.api.listUnconfirmedOrders()
  const params = { id: String(order[0]!.id) }
  await anna.api.moveOrder({ params, body: { delivery_date: day(13), change_autoship: 1 } })
  expect((await stories(anna)).slice(0, 2)).toEqual([
    [day(13), day(13), 'made'],
    [day(20), day(20), 'planned'],
  ])
  await anna.api.moveOrder({ params, body: { delivery_date: day(14) } })
  expect((await stories(anna)).slice(0, 2)).toEqual([
    [day(13), day(14), 'made'],
    [day(20), day(20), 'planned'],
  ])
  at(10)
  expect(await generate(shop.app)).toMatchObject({ failed: [] })
  const days = (await anna.api.listUnconfirmedOrders()).order.map(
    ({ delivery_date }) => delivery_date,
  )
  expect(days).toEqual([day(14)])
})

test('“tikai šoreiz”: a good is left out once, another is added once, and the order has both changes', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const lines = { [good.water]: 2, [good.honey]: 1 }
  const water = await runningAutoship(anna, { day: tuesday(1), lines })
  await anna.api.changeDeliveryItem({
    params: water.on(0),
    body: { good_id: good.honey, order: 0 },
  })
  const { data } = await anna.api.changeDeliveryItem({
    params: water.on(0),
    body: { good_id: good.tea, order: 3 },
  })
  expect(data.items.map(({ name, order, once }) => [name, order, once])).toEqual([
    ['water', 2, null],
    ['honey', 0, 'left_out'],
    ['tea', 3, 'added'],
  ])
  at(4)
  await generate(shop.app)
  const made = (await scheduleOf(anna)).deliveries[0]!
  expect(made.items.map(({ name, order }) => [name, order])).toEqual([
    ['water', 2],
    ['tea', 3],
  ])
  expect((await scheduleOf(anna)).deliveries[1]!.items.map(({ name }) => name)).toEqual([
    'water',
    'honey',
  ])
  const more = await anna.api.changeDeliveryItem({
    params: water.on(0),
    body: { good_id: good.water, order: 4 },
  })
  expect(more.data.items[0]).toMatchObject({ name: 'water', order: 4, once: 'changed' })
  await anna.api.undoAutoshipChange({ params: { key: more.undo! } })
  expect((await scheduleOf(anna)).deliveries[0]!.items[0]).toMatchObject({
    name: 'water',
    order: 2,
    once: null,
  })
})

test('a holiday pauses all autoships at once, names an earlier pause, and skips the orders inside it', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 10_000 })
  await runningAutoship(anna, { day: tuesday(1) })
  const tea = await runningAutoship(anna, { day: tuesday(2), lines: { [good.tea]: 1 } })
  await anna.api.changeAutoship({
    params: tea.params,
    body: { pause: 1, pause_from: day(15), pause_to: day(25) },
  })
  at(4)
  await generate(shop.app)
  const { data, undo } = await anna.api.pauseAutoships({
    body: { pause_from: day(10), pause_to: day(20) },
  })
  expect(data.autoships).toMatchObject([
    { earlier_pause: null, skipped_days: [tuesday(1)], next_delivery: tuesday(3) },
    {
      earlier_pause: { pause_from: day(15), pause_to: day(25) },
      skipped_days: [],
      next_delivery: tuesday(3),
    },
  ])
  expect((await anna.api.readUser()).user.balance).toBe(100)
  await anna.api.undoAutoshipChange({ params: { key: undo! } })
  const [first] = (await scheduleOf(anna)).deliveries
  expect(first).toMatchObject({ planned_on: tuesday(1), state: 'made' })
  const { data: list } = (await anna.api.listAutoships()).data
  expect(list.map(({ pause, pause_from }) => [pause, pause_from])).toEqual([
    [0, null],
    [1, day(15)],
  ])
  const wrong = anna.api.pauseAutoships({ body: { pause_from: day(4), pause_to: day(9) } })
  await expect(wrong).rejects.toMatchObject({
    status: 422,
    body: { error: { pause_from: [expect.any(String)] } },
  })
})

test('ending a pause restores what it skipped', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  await anna.api.pauseAutoships({ body: { pause_from: day(6), pause_to: day(20) } })
  expect((await stories(anna))[0]).toEqual([tuesday(1), null, 'paused'])
  const { data } = await anna.api.endPause()
  expect(data).toMatchObject([{ next_delivery: tuesday(1) }])
  expect((await anna.api.listUnconfirmedOrders()).order).toHaveLength(1)
})

test('a delivery cannot be changed after its day has closed', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const { order } = await anna.api.listUnconfirmedOrders()
  await anna.api.changeOrder({ params: { id: String(order[0]!.id) }, body: { confirmed: 1 } })
  at(11, '00')
  await closeDay(shop.app, tuesday(1))
  const params = water.on(0)
  expect((await scheduleOf(anna)).deliveries[0]).toMatchObject({
    state: 'on_its_way',
    may: { skip: 'locked' },
  })
  for (const change of [
    () => anna.api.skipDelivery({ params }),
    () => anna.api.moveDelivery({ params, body: { delivery_date: day(13) } }),
    () => anna.api.changeDeliveryItem({ params, body: { good_id: good.tea, order: 1 } }),
  ])
    await expect(change()).rejects.toMatchObject({ status: 409, body: { error: 'locked' } })
})

test('another customer cannot change it, nor can its own once the office has locked it', async () => {
  const { tuesday } = await newTimes(shop)
  const [anna, peter] = [await shop.customer(), await shop.customer()]
  const water = await runningAutoship(anna, { day: tuesday(1) })
  const params = water.on(0)
  await expect(peter.api.skipDelivery({ params })).rejects.toMatchObject({ status: 404 })
  await expect(
    peter.api.readAutoshipDiary({ query: { autoship_id: params.id } }),
  ).rejects.toMatchObject({
    status: 404,
  })
  await expect(shop.nobody.skipDelivery({ params })).rejects.toMatchObject({ status: 401 })
  await sql`update autoships set locked_at = now(), lock_reason = 'x' where id = ${water.id}`.execute(
    shop.db,
  )
  for (const change of [
    () => anna.api.skipDelivery({ params }),
    () => anna.api.changeAutoship({ params: water.params, body: { notes: 'x' } }),
    () => anna.api.removeAutoship({ params: water.params }),
  ])
    await expect(change()).rejects.toMatchObject({ status: 409, body: { error: 'locked' } })
  expect((await anna.api.readAutoship({ params: water.params })).data.data.lock).toBe(1)
})
