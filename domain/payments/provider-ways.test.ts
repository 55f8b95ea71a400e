import { expect, test } from 'vitest'
import { anySum, takesSum } from './provider-ways.ts'

test('a way takes the sums that the provider lists for it, and any sum where it lists none', () => {
  const later = { leastCents: 3_000, mostCents: 80_000 }
  const taken = [2_999, 3_000, 80_000, 80_001].map((cents) => takesSum(later, cents))
  expect(taken).toEqual([false, true, true, false])
  expect(takesSum(anySum, 1)).toBe(true)
})
