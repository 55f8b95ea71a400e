import { afterAll, expect, test } from 'vitest'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { rigaDay, rigaInstant } from '../../domain/calendar/riga-time.ts'
import { generate } from '../../server/autoship/generation/generate.ts'
import { closeDueDays } from '../../server/dispatch/close-day.ts'
import { good, orderShop } from '../support/order-shop.ts'
import { ordinaryDayAfter } from '../support/ordinary-days.ts'
import { runningAutoship } from '../support/running-autoship.ts'
import { brokenRules } from './kit/broken-rules.ts'

// The server's own zone is none of the shop's, and the next file's is its own again.
const { TZ } = process.env
process.env.TZ = 'America/Los_Angeles'
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const shop = await orderShop()
const hourMs = 3_600_000

/** Changes of summer time, the year's end with a 53rd week, and a leap day. */
const oddNights = [
  '2026-12-31',
  '2027-01-03',
  '2027-03-28',
  '2027-10-31',
  '2028-02-29',
  '2028-03-26',
].map(dayOf)

test('on days of 23 and 25 hours, New Year and a leap day an order is made once, on its day', async () => {
  for (const night of oddNights) {
    shop.clock.set(new Date(rigaInstant(addDays(night, -3), '12:00')).toISOString())
    const anna = await shop.customer()
    const first = ordinaryDayAfter(addDays(night, 7))
    const water = await runningAutoship(anna, { day: first, lines: { [good.tea]: 1 } })
    const begin = rigaInstant(addDays(night, -1), '12:00')
    let madeOn: Day | undefined
    for (let hour = 0; hour <= 80; hour += 1) {
      shop.clock.set(new Date(begin + hour * hourMs).toISOString())
      await closeDueDays(shop.app)
      const { made, failed } = await generate(shop.app)
      expect(failed).toEqual([])
      if (made > 0) {
        expect(madeOn, `made twice around ${night}`).toBeUndefined()
        madeOn = rigaDay(begin + hour * hourMs)
      }
    }
    expect(madeOn).toBe(addDays(first, -7))
    const { data } = (await anna.api.readAutoship({ params: water.params })).data
    expect(data).toMatchObject({ next_order: { delivery_date: first }, delivery_date: first })
    await anna.api.removeAutoship({ params: water.params })
  }
  expect(await brokenRules(shop.db)).toEqual([])
}, 180_000)

test('an unconfirmed delivery is skipped at the shop’s midnight, in summer and winter time', async () => {
  const sunday = dayOf('2029-03-25')
  for (const [day, midnight] of [
    [addDays(sunday, -1), `${addDays(sunday, -2)}T22:00:00Z`],
    [addDays(sunday, 2), `${addDays(sunday, 1)}T21:00:00Z`],
  ] as const) {
    shop.clock.set(new Date(rigaInstant(addDays(day, -6), '12:00')).toISOString())
    const anna = await shop.customer()
    await runningAutoship(anna, { day, lines: { [good.tea]: 1 } })
    shop.clock.set(new Date(Date.parse(midnight) - 1_000).toISOString())
    await closeDueDays(shop.app)
    expect((await anna.api.listUnconfirmedOrders()).order).toHaveLength(1)
    shop.clock.set(midnight)
    await closeDueDays(shop.app)
    const { order } = await anna.api.listUnconfirmedOrders()
    expect(order.map(({ delivery_date }) => delivery_date)).not.toContain(day)
  }
})
