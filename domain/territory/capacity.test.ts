import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLoads, hasRoom, isFull, loadOf, minutesOf, noLimits, noLoad } from './capacity.ts'

const limits = { ...noLimits, maxBottles: 60, maxGrams: 1_200_000 }
const load = (bottles: number, grams: number, stops = 0) => ({ bottles, grams, stops })

test('the large bottles and all weights are the load of an order', () => {
  const water = { bottleKind: 'large', order: 3, weightGrams: 20_000 }
  const honey = { bottleKind: 'none', order: 2, weightGrams: 500 }
  expect(loadOf([water, honey])).toEqual(load(3, 61_000, 1))
  expect(loadOf([])).toEqual(load(0, 0, 1))
})

test('either limit makes a day full, and none means no limit', () => {
  expect(isFull(limits, load(60, 0))).toBe(true)
  expect(isFull(limits, load(0, 1_200_000))).toBe(true)
  expect(isFull(limits, load(59, 1_199_999))).toBe(false)
  expect(isFull(noLimits, load(999, 9e9, 999))).toBe(false)
})

test('an order fits up to the limit, and no further', () => {
  const taken = load(57, 0)
  expect(hasRoom(limits, taken, load(3, 0))).toBe(true)
  expect(hasRoom(limits, taken, load(4, 0))).toBe(false)
  expect(hasRoom(limits, load(0, 1_190_000), load(1, 20_000))).toBe(false)
})

test('an order on a day that has too much keeps its place, and may not grow', () => {
  const taken = load(70, 1_400_000)
  const own = load(4, 80_000)
  expect(hasRoom(limits, taken, own, own)).toBe(true)
  expect(hasRoom(limits, taken, load(3, 60_000), own)).toBe(true)
  expect(hasRoom(limits, taken, load(5, 100_000), own)).toBe(false)
})

test('stops and the minutes at their doors are limits as well', () => {
  expect(minutesOf(load(9, 0, 3))).toBe(24)
  const byStops = { ...noLimits, maxStops: 3 }
  expect(hasRoom(byStops, load(0, 0, 2), load(90, 0, 1))).toBe(true)
  expect(hasRoom(byStops, load(0, 0, 3), load(1, 0, 1))).toBe(false)
  expect(isFull(byStops, load(0, 0, 3))).toBe(true)
  const byMinutes = { ...noLimits, maxMinutes: 30 }
  expect(hasRoom(byMinutes, load(9, 0, 3), load(1, 0, 1))).toBe(true)
  expect(hasRoom(byMinutes, load(9, 0, 3), load(2, 0, 1))).toBe(false)
  expect(isFull(byMinutes, load(10, 0, 4))).toBe(true)
})

const count = fc.integer({ min: 0, max: 80 })
const loads = fc.record({ bottles: count, grams: count, stops: fc.constant(1) })
const maximum = fc.option(fc.integer({ min: 1, max: 80 }))
const anyLimits = fc.record({
  maxBottles: maximum,
  maxGrams: maximum,
  maxStops: maximum,
  maxMinutes: maximum,
})

test('orders that are let in one after another never go beyond a limit', () => {
  fc.assert(
    fc.property(anyLimits, fc.array(loads), (some, orders) => {
      let taken = noLoad
      for (const order of orders) if (hasRoom(some, taken, order)) taken = addLoads(taken, order)
      expect(taken.bottles).toBeLessThanOrEqual(some.maxBottles ?? Infinity)
      expect(taken.grams).toBeLessThanOrEqual(some.maxGrams ?? Infinity)
      expect(taken.stops).toBeLessThanOrEqual(some.maxStops ?? Infinity)
      expect(minutesOf(taken)).toBeLessThanOrEqual(some.maxMinutes ?? Infinity)
    }),
  )
})

test('an unchanged order always has room, and on a full day nothing that is new has', () => {
  fc.assert(
    fc.property(anyLimits, loads, loads, (some, others, own) => {
      const taken = addLoads(others, own)
      expect(hasRoom(some, taken, own, own)).toBe(true)
      if (isFull(some, taken)) expect(hasRoom(some, taken, load(1, 1, 1))).toBe(false)
    }),
  )
})
