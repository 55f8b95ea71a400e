import { expect, test } from 'vitest'
import { saleListAt } from './sale-prices.ts'

const soldAt = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T06:00:00.000Z', true],
  ['2026-11-22T04:00:00.000Z', true],
  ['2026-11-21T23:00:00.000Z', false],
  ['2026-11-23T12:00:01.000Z', false],
  [undefined, false],
])('of a list that was read at %s it is %s that a sale at noon goes by it', (pricesAt, counts) => {
  expect(saleListAt(pricesAt, soldAt) !== undefined).toBe(counts)
})
