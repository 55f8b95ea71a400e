import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../calendar.ts'
import { lowestPriceBefore, lowestPriceToShow, reducedSince } from './lowest-price.ts'

const offered = (
  from: string,
  cents: number,
): { from: ReturnType<typeof dayOf>; cents: number } => ({
  from: dayOf(from),
  cents,
})
const reducedOn = dayOf('2026-11-20')

test('the lowest price of the thirty days before a reduction, earlier campaigns included', () => {
  const history = [
    offered('2026-01-01', 900),
    offered('2026-11-01', 800),
    offered('2026-11-08', 900),
    offered('2026-11-20', 850),
  ]
  expect(lowestPriceBefore(history, reducedOn)).toBe(800)
})

test('a price still offered on the first of the thirty days counts, one that ended before does not', () => {
  expect(
    lowestPriceBefore([offered('2026-09-01', 700), offered('2026-10-21', 900)], reducedOn),
  ).toBe(900)
  expect(
    lowestPriceBefore([offered('2026-09-01', 700), offered('2026-10-22', 900)], reducedOn),
  ).toBe(700)
})

test('a good without earlier prices has no lowest price', () => {
  expect(lowestPriceBefore([offered('2026-11-20', 500)], reducedOn)).toBeNull()
})

test('only a price that went down is reduced', () => {
  const history = [offered('2026-11-20', 850), offered('2026-01-01', 900)]
  expect(reducedSince(history, dayOf('2026-11-25'))).toBe('2026-11-20')
  expect(reducedSince(history, dayOf('2026-11-19'))).toBeNull()
  expect(reducedSince([...history, offered('2026-11-22', 900)], dayOf('2026-11-25'))).toBeNull()
  expect(lowestPriceToShow(history, dayOf('2026-11-25'))).toBe(900)
  expect(lowestPriceToShow(history.slice(1), dayOf('2026-11-25'))).toBeNull()
})

test('it is one of the prices offered, whatever the order of the rows', () => {
  const rows = fc.array(
    fc.record({
      from: fc.integer({ min: -90, max: 5 }).map((days) => addDays(reducedOn, days)),
      cents: fc.nat(10_000),
    }),
    { minLength: 1 },
  )
  const distinct = rows.map((all) => [...new Map(all.map((row) => [row.from, row])).values()])
  fc.assert(
    fc.property(distinct, (history) => {
      const lowest = lowestPriceBefore(history, reducedOn)
      if (lowest !== null) expect(history.map((row) => row.cents)).toContain(lowest)
      expect(lowestPriceBefore(history.toReversed(), reducedOn)).toBe(lowest)
    }),
    { numRuns: 1000 },
  )
})
