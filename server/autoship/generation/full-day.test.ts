import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import {
  filledCart,
  good,
  orderShop,
  region,
  type Shopper,
} from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { zoneCommands } from '../../orders/zone-commands.ts'
import { generate } from './generate.ts'

const shop = await orderShop()

async function limit(options: Record<string, string>) {
  await zoneCommands['zone limit']!.run(shop.app, { words: ['R'], options })
  await expect
    .poll(async () => (await shop.app.territory(shop.clock.today())).limitsOf(region.riga))
    .not.toBeNull()
}

const daysOf = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('orders')
      .select('deliveryOn')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ deliveryOn }) => deliveryOn)

async function orderOn(shopper: Shopper, day: string) {
  const { params } = await filledCart(shopper, { [good.water]: 2 })
  await shopper.api.changeCart({ params, body: { delivery_date: day } })
  await shopper.api.placeOrder({ params })
}

const mailsOf = (customerId: number) =>
  shop.db
    .selectFrom('mailOutbox')
    .select(['template', 'payload'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute()

test('a planned delivery whose day is full goes to the next day with room, and the letter says so', async () => {
  const { at, tuesday } = await newTimes(shop)
  const [anna, juris] = [
    await shop.customer({ accountCents: 20_000 }),
    await shop.customer({ accountCents: 20_000 }),
  ]
  await runningAutoship(anna, { day: tuesday(1) })
  await runningAutoship(juris, { day: tuesday(1) })
  await limit({ stops: '1' })
  at(4)
  expect(await generate(shop.app)).toMatchObject({ made: 2, skipped: 0, failed: [] })
  expect(await daysOf(anna.id)).toEqual([tuesday(1)])
  const [day] = await daysOf(juris.id)
  expect(day! > tuesday(1) && day! < tuesday(2)).toBe(true)
  const [letter] = await mailsOf(juris.id)
  expect(letter).toMatchObject({
    template: 'autoship.confirm',
    payload: { day, fullDay: tuesday(1) },
  })
})

test('a delivery for which no day has room before the next one is skipped, and its customer hears', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 20_000 })
  await runningAutoship(anna, { day: tuesday(1) })
  await limit({ bottles: '1' })
  at(4)
  expect(await generate(shop.app)).toMatchObject({ made: 0, skipped: 1 })
  expect(await daysOf(anna.id)).toEqual([])
  expect((await mailsOf(anna.id))[0]).toMatchObject({
    template: 'autoship.not-coming',
    payload: { reason: 'no_allowed_day' },
  })
})

test('generators and customers at once never overbook a day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (maxBottles) => {
      const { at, tuesday } = await newTimes(shop)
      const people = await Promise.all(
        Array.from({ length: 4 }, () => shop.customer({ accountCents: 20_000 })),
      )
      for (const person of people) await runningAutoship(person, { day: tuesday(1) })
      await limit({ bottles: String(maxBottles) })
      at(4)
      const shoppers = await Promise.all(
        Array.from({ length: 3 }, () => shop.customer({ accountCents: 20_000 })),
      )
      await Promise.all([
        generate(shop.app),
        generate(shop.app),
        ...shoppers.map((shopper) => orderOn(shopper, tuesday(1)).catch(() => 'full')),
      ])
      const days = await shop.db
        .selectFrom('zoneDays')
        .select(['day', 'bottles'])
        .where('day', '>=', tuesday(1))
        .where('day', '<=', addDays(tuesday(1), 7))
        .execute()
      for (const { bottles } of days) expect(bottles).toBeLessThanOrEqual(maxBottles)
    }),
    { numRuns: 4 },
  )
})
