import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasRoom, isFull, loadOf, noLoad } from './capacity.ts'

const limits = { maxBottles: 60, maxGrams: 1_200_000 }

test('the large bottles and all weights are the load of an order', () => {
  const water = { bottleKind: 'large', order: 3, weightGrams: 20_000 }
  const honey = { bottleKind: 'none', order: 2, weightGrams: 500 }
  expect(loadOf([water, honey])).toEqual({ bottles: 3, grams: 61_000 })
  expect(loadOf([])).toEqual(noLoad)
})

test('either limit makes a day full, and none means no limit', () => {
  expect(isFull(limits, { bottles: 60, grams: 0 })).toBe(true)
  expect(isFull(limits, { bottles: 0, grams: 1_200_000 })).toBe(true)
  expect(isFull(limits, { bottles: 59, grams: 1_199_999 })).toBe(false)
  expect(isFull({ maxBottles: null, maxGrams: null }, { bottles: 999, grams: 9e9 })).toBe(false)
})

test('an order fits up to the limit, and no further', () => {
  const taken = { bottles: 57, grams: 0 }
  expect(hasRoom(limits, taken, { bottles: 3, grams: 0 })).toBe(true)
  expect(hasRoom(limits, taken, { bottles: 4, grams: 0 })).toBe(false)
  expect(hasRoom(limits, { bottles: 0, grams: 1_190_000 }, { bottles: 1, grams: 20_000 })).toBe(
    false,
  )
})

test('an order on a day that has too much keeps its place, and may not grow', () => {
  const taken = { bottles: 70, grams: 1_400_000 }
  const own = { bottles: 4, grams: 80_000 }
  expect(hasRoom(limits, taken, own, own)).toBe(true)
  expect(hasRoom(limits, taken, { bottles: 3, grams: 60_000 }, own)).toBe(true)
  expect(hasRoom(limits, taken, { bottles: 5, grams: 100_000 }, own)).toBe(false)
})

const count = fc.integer({ min: 0, max: 80 })
const loads = fc.record({ bottles: count, grams: count })
const anyLimits = fc.record({
  maxBottles: fc.option(fc.integer({ min: 1, max: 80 })),
  maxGrams: fc.option(fc.integer({ min: 1, max: 80 })),
})

test('orders that are let in one after another never go beyond a limit', () => {
  fc.assert(
    fc.property(anyLimits, fc.array(loads), (some, orders) => {
      let taken = noLoad
      for (const load of orders)
        if (hasRoom(some, taken, load))
          taken = { bottles: taken.bottles + load.bottles, grams: taken.grams + load.grams }
      expect(taken.bottles).toBeLessThanOrEqual(some.maxBottles ?? Infinity)
      expect(taken.grams).toBeLessThanOrEqual(some.maxGrams ?? Infinity)
    }),
  )
})

test('an unchanged order always has room, and on a full day nothing that is new has', () => {
  fc.assert(
    fc.property(anyLimits, loads, loads, (some, others, own) => {
      const taken = { bottles: others.bottles + own.bottles, grams: others.grams + own.grams }
      expect(hasRoom(some, taken, own, own)).toBe(true)
      if (isFull(some, taken)) expect(hasRoom(some, taken, { bottles: 1, grams: 1 })).toBe(false)
    }),
  )
})
