import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween } from '../calendar.ts'
import { type DeliveredBottles, waterForecast } from './water-forecast.ts'

const today = dayOf('2026-11-20')
const delivered = (...rows: [daysAgo: number, bottles: number][]): DeliveredBottles[] =>
  rows.map(([daysAgo, bottles]) => ({ day: addDays(today, -daysAgo), bottles }))

test('three bottles a fortnight last until the next fortnight', () => {
  const forecast = waterForecast(delivered([38, 3], [24, 3], [10, 3]), today)
  expect(forecast).toEqual({
    lastsUntil: addDays(today, 4),
    bottlesLeft: 0.9,
    bottlesAWeek: 1.5,
    workedOut: {
      from: addDays(today, -38),
      to: addDays(today, -10),
      days: 28,
      bottles: 6,
      deliveries: 2,
      lastOn: addDays(today, -10),
      lastBottles: 3,
    },
  })
})

test('a smaller last delivery ends earlier', () => {
  expect(waterForecast(delivered([38, 3], [24, 3], [10, 2]), today)?.lastsUntil).toBe(
    addDays(today, -1),
  )
})

test('there is no forecast with fewer than three deliveries, under three weeks, or after a long silence', () => {
  expect(waterForecast(delivered([24, 3], [10, 3]), today)).toBeNull()
  expect(waterForecast(delivered([20, 3], [12, 3], [0, 3]), today)).toBeNull()
  expect(waterForecast(delivered([90, 3], [76, 3], [62, 3]), today)).toBeNull()
  expect(waterForecast(delivered([300, 3], [250, 3], [1, 3]), today)).toBeNull()
})

const history = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 15,
  })
  .map((gaps): DeliveredBottles[] => {
    const last = addDays(today, -3)
    let day = last
    return gaps.map(([gap, bottles]) => ({ day: (day = addDays(day, -gap)), bottles })).toReversed()
  })

test('the water never ends before the last delivery, and one bottle more never ends it earlier', () => {
  fc.assert(
    fc.property(history, (rows) => {
      const forecast = waterForecast(rows, today)
      if (!forecast) return
      expect(forecast.lastsUntil >= rows.at(-1)!.day).toBe(true)
      expect(forecast.bottlesLeft).toBeLessThanOrEqual(rows.at(-1)!.bottles)
      const more = [...rows.slice(0, -1), { ...rows.at(-1)!, bottles: rows.at(-1)!.bottles + 1 }]
      expect(
        daysBetween(forecast.lastsUntil, waterForecast(more, today)!.lastsUntil),
      ).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})
