import { expect, test } from 'vitest'
import { endToEndIdOf, refundOf } from './end-to-end-id.ts'

test('a transfer is known by the refund that it names', () => {
  expect(refundOf(endToEndIdOf(381))).toBe(381)
  expect([null, 'NOTPROVIDED', 'AVR-', 'AVR-1234567890', 'XAVR-1'].map(refundOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
