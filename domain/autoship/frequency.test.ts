import { expect, test } from 'vitest'
import { frequenciesFor, frequencyFor } from './frequency.ts'

test('an address served every week may have any frequency, another its multiples up to 8', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(frequenciesFor)).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [2, 4, 8],
    [3, 6],
    [4, 8],
    [5],
    [6],
    [7],
    [8],
  ])
})

test('at a new address the frequency stays if it can, else it is the next longer', () => {
  expect([
    frequencyFor(2, 4),
    frequencyFor(2, 3),
    frequencyFor(3, 8),
    frequencyFor(1, 7),
    frequencyFor(5, 1),
  ]).toEqual([4, 4, 6, 7, 5])
})
