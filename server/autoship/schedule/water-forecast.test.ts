import { expect, test } from 'vitest'
import { good, orderShop, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import type { Day } from '../../../domain/calendar.ts'

const shop = await orderShop()
let causes = 0

const bring = (anna: Shopper, movedOn: Day, delivered: number) =>
  shop.db
    .insertInto('bottleMovements')
    .values({
      customerId: anna.id,
      goodId: good.water,
      movedOn,
      delivered,
      causeKind: 'delivery',
      causeId: ++causes,
    })
    .execute()

/**
 * Three bottles a fortnight, the last ten days ago: the water ends in four days, the next delivery
 * comes in eleven.
 */
async function drinker() {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  for (const daysAgo of [38, 24, 10]) await bring(anna, day(-daysAgo), 3)
  const water = await runningAutoship(anna, {
    day: tuesday(1),
    frequency: 2,
    lines: { [good.water]: 3 },
  })
  const enough = async () => (await anna.api.readAutoshipDiary()).data.enough
  return { anna, water, enough, day, tuesday, params: water.on(0) }
}

test('the schedule has the water forecast and its basis beside the next delivery', async () => {
  const { enough, day, tuesday, water } = await drinker()
  expect(await enough()).toEqual({
    enough_until: day(4),
    bottles_left: 0.9,
    bottles_a_week: 1.5,
    worked_out: {
      from: day(-38),
      to: day(-10),
      days: 28,
      bottles: 6,
      deliveries: 2,
      last_delivery_on: day(-10),
      last_delivery_bottles: 3,
    },
    next: { autoship_id: water.id, planned_on: tuesday(1), delivery_date: tuesday(1) },
    days_short: 6,
    is_fine: 0,
    earlier_on: day(4),
    may_add_one: 1,
  })
})

test('one press brings the delivery earlier, adds a bottle, or answers that it is fine; an outdated page conflicts', async () => {
  const first = await drinker()
  const earlier = await first.anna.api.answerEnoughUntil({
    params: first.params,
    body: { answer: 'earlier' },
  })
  expect(earlier.data).toMatchObject({ delivery_date: first.day(4), state: 'made' })
  await first.anna.api.undoAutoshipChange({ params: { key: earlier.undo! } })

  const second = await drinker()
  const more = await second.anna.api.answerEnoughUntil({
    params: second.params,
    body: { answer: 'one_more' },
  })
  expect(more.data.items).toMatchObject([{ order: 4, once: 'changed' }])
  await second.anna.api.answerEnoughUntil({ params: second.params, body: { answer: 'fine' } })
  expect((await second.enough())?.is_fine).toBe(1)
  await second.anna.api.skipDelivery({ params: second.params })
  const old = second.anna.api.answerEnoughUntil({
    params: second.params,
    body: { answer: 'one_more' },
  })
  await expect(old).rejects.toMatchObject({ status: 409, body: { error: 'conflict' } })
})

test('two deliveries make no forecast', async () => {
  const { day, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  for (const daysAgo of [24, 10]) await bring(anna, day(-daysAgo), 3)
  await runningAutoship(anna, { day: tuesday(1) })
  expect((await anna.api.readAutoshipDiary()).data.enough).toBeNull()
})
