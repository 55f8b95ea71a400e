import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCashFar, isCountFar } from './far-from-order.ts'

const line = (ordered: number, returned: number, left: number, taken: number) => ({
  ordered,
  returned,
  left,
  taken,
})

// D-5.
test.each([
  ['as ordered', line(3, 3, 3, 3), false],
  ['one bottle fewer and one empty more', line(3, 3, 2, 4), false],
  ['two empties that were not announced', line(1, 0, 1, 2), false],
  ['five empties for five bottles, unannounced', line(5, 0, 5, 5), false],
  ['none of three left', line(3, 0, 0, 0), false],
  ['11 typed for 1', line(1, 0, 11, 0), true],
  ['33 empties typed for 3', line(3, 3, 3, 33), true],
])('%s', (_, counted, far) => expect(isCountFar(counted)).toBe(far))

test.each([
  ['the sum that was due', 39_60, 39_60, false],
  ['a note of fifty for 39.60', 50_00, 39_60, false],
  ['nothing of 39.60', 0, 39_60, false],
  ['a small note where nothing was due', 20_00, 0, false],
  ['396 typed for 39.60', 396_00, 39_60, true],
  ['10,000', 10_000_00, 39_60, true],
])('%s', (_, cash, due, far) => expect(isCashFar(cash, due)).toBe(far))

test('what is as planned is never far, and what is far stays far when it grows', () => {
  const pieces = fc.nat(9_999)
  fc.assert(
    fc.property(pieces, pieces, pieces, (ordered, left, more) => {
      expect(isCountFar(line(ordered, 0, ordered, 0))).toBe(false)
      if (left > ordered && isCountFar(line(ordered, 0, left, 0)))
        expect(isCountFar(line(ordered, 0, left + more, 0))).toBe(true)
    }),
  )
})
