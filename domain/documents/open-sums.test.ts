import { expect, test } from 'vitest'
import { openSums } from './open-sums.ts'

test('money pays the oldest document first', () => {
  expect(openSums([1000, 2000, 500], 3500)).toEqual([1000, 2000, 500])
  expect(openSums([1000, 2000, 500], 1700)).toEqual([0, 1200, 500])
  expect(openSums([1000, 2000, 500], 0)).toEqual([0, 0, 0])
})

test('no document is open for more than its sum or less than zero', () => {
  expect(openSums([1000], 9000)).toEqual([1000])
  expect(openSums([1000], -500)).toEqual([0])
})
