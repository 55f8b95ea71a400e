import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noLimits } from './capacity.ts'
import { addDays, dayOf } from '../calendar.ts'
import { firstDayWithRoom, type TakenDays } from './first-day-with-room.ts'

const monday = dayOf('2026-11-23')
const days = [0, 1, 2].map((more) => addDays(monday, more))
const limits = { ...noLimits, maxBottles: 4 }

test('each load takes the first day that has room for it', () => {
  const taken: TakenDays = new Map([[monday, { bottles: 3, grams: 0, stops: 1 }]])
  const give = (bottles: number) =>
    firstDayWithRoom(days, { bottles, grams: 0, stops: 1 }, { limits, taken })
  expect([give(2), give(1), give(3), give(3), give(5)]).toEqual([
    days[1],
    days[0],
    days[2],
    null,
    null,
  ])
})

test('without limits the first day takes everything', () => {
  const none = { limits: noLimits, taken: new Map() }
  expect(firstDayWithRoom(days, { bottles: 900, grams: 9e9, stops: 1 }, none)).toBe(monday)
})

test('no day is ever given more than it can take', () => {
  const load = fc.record({ bottles: fc.nat(6), grams: fc.nat(100), stops: fc.constant(1) })
  fc.assert(
    fc.property(fc.array(load, { maxLength: 30 }), fc.nat(10), (loads, maxBottles) => {
      const taken: TakenDays = new Map()
      const room = { limits: { ...noLimits, maxBottles, maxGrams: 150 }, taken }
      const given = loads.map((one) => firstDayWithRoom(days, one, room))
      for (const day of days) {
        const on = loads.filter((_, index) => given[index] === day)
        const bottles = on.reduce((sum, one) => sum + one.bottles, 0)
        const grams = on.reduce((sum, one) => sum + one.grams, 0)
        expect(bottles <= maxBottles && grams <= 150).toBe(true)
      }
    }),
  )
})
