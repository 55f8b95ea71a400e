import { expect, test } from 'vitest'
import { generate } from '../../server/autoship/generation/generate.ts'
import { orderShop } from '../support/order-shop.ts'
import { newTimes, runningAutoship } from '../support/running-autoship.ts'
import { brokenRules } from './kit/broken-rules.ts'

const shop = await orderShop()

test('a clock that jumps back or ahead neither repeats nor loses an order', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: tuesday(1) })
  const days = async () =>
    (await anna.api.listUnconfirmedOrders()).order.map(({ delivery_date }) => delivery_date)
  at(3, '21')
  expect(await generate(shop.app)).toMatchObject({ made: 0 })
  at(4, '21')
  expect(await generate(shop.app)).toMatchObject({ made: 1 })
  for (const [day, hour] of [
    [4, '20'],
    [3, '21'],
    [2, '08'],
    [5, '08'],
  ] as const) {
    at(day, hour)
    expect(await generate(shop.app)).toMatchObject({ made: 0, skipped: 0, failed: [] })
    expect(await days()).toEqual([tuesday(1)])
  }
  at(11)
  expect(await generate(shop.app)).toMatchObject({ made: 1, skipped: 0 })
  expect(await days()).toEqual([tuesday(1), tuesday(2)])
  expect(await brokenRules(shop.db)).toEqual([])
})
