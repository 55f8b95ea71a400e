import { expect, test } from 'vitest'
import { orderShop, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from '../generation/generate.ts'

const shop = await orderShop()

const daysOf = async (anna: Shopper, count = 5) =>
  (await anna.api.readAutoshipDiary()).data.deliveries
    .slice(0, count)
    .map(({ delivery_date }) => delivery_date)

const undoing = (anna: Shopper, key: string | null) =>
  anna.api.undoAutoshipChange({ params: { key: key! } })

// D-22
test('a delivery cannot be moved to a day that is not served, and hears the next one that is', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2), frequency: 2 })
  const move = (delivery_date: string) =>
    anna.api.moveDelivery({ params: water.on(0), body: { delivery_date } })
  // The tenth day is a Monday, the ninth a Sunday.
  await expect(move(day(9))).rejects.toMatchObject({
    status: 422,
    body: {
      error: { delivery_date: [expect.stringContaining('Šajā dienā nepiegādājam.')] },
      next_delivery_date: day(10),
    },
  })
  await expect(move(day(0))).rejects.toMatchObject({
    status: 422,
    body: {
      error: { delivery_date: [expect.stringContaining('pasūtījumus vairs nepieņemam')] },
      next_delivery_date: day(1),
    },
  })
})

// D-23
test('moving the series from a later delivery on leaves the earlier ones on their days', async () => {
  const { tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(2), frequency: 2 })
  const before = await daysOf(anna)
  expect(before).toEqual([2, 4, 6, 8, 10].map(tuesday))
  const body = { delivery_date: day(45), change_autoship: 1 as const }
  const { undo } = await anna.api.moveDelivery({ params: water.on(2), body })
  expect(await daysOf(anna)).toEqual([tuesday(2), tuesday(4), day(45), day(59), day(73)])
  await undoing(anna, undo)
  expect(await daysOf(anna)).toEqual(before)

  const later = { delivery_date: day(50), change_autoship: 1 as const }
  const moved = await anna.api.moveDelivery({ params: water.on(2), body: later })
  expect(await daysOf(anna)).toEqual([tuesday(2), tuesday(4), day(50), day(64), day(78)])
  await undoing(anna, moved.undo)
  expect(await daysOf(anna)).toEqual(before)
})

test('a series can follow its order to the day on which the order already stands, and back', async () => {
  const { at, tuesday, day } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const alone = { delivery_date: day(13), change_autoship: 0 as const }
  await anna.api.moveDelivery({ params: water.on(0), body: alone })
  expect(await daysOf(anna, 3)).toEqual([day(13), tuesday(2), tuesday(3)])
  const all = { ...alone, change_autoship: 1 as const }
  const { undo, data } = await anna.api.moveDelivery({ params: water.on(0), body: all })
  expect(data).toMatchObject({ planned_on: day(13), delivery_date: day(13) })
  expect(await daysOf(anna, 3)).toEqual([day(13), day(20), day(27)])
  await undoing(anna, undo)
  expect(await daysOf(anna, 3)).toEqual([day(13), tuesday(2), tuesday(3)])
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order.map(({ delivery_date }) => delivery_date)).toEqual([day(13)])
})
