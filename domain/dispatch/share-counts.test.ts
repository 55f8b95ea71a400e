import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { shareCounts } from './share-counts.ts'

const count = (goodId: number, left: number, taken: number) => ({
  goodId,
  left,
  taken,
  damaged: 0,
  notOurs: 0,
})
const order = (orderId: number, ordered: number, returned: number, cashDueCents = 0) => ({
  orderId,
  cashDueCents,
  lines: [{ goodId: 101, ordered, returned, isService: false }],
})

test('the first order gets what it asked for, the last whatever is over', () => {
  const orders = [order(1, 2, 1, 1580), order(2, 3, 3, 2370)]
  expect(shareCounts(orders, [count(101, 4, 5)], 3000)).toEqual([
    { orderId: 1, counts: [{ goodId: 101, left: 2, taken: 1 }], cashCents: 1580 },
    { orderId: 2, counts: [{ goodId: 101, left: 2, taken: 4 }], cashCents: 1420 },
  ])
})

test('a good that was not counted was not left', () => {
  expect(shareCounts([order(1, 2, 2)], [], 0)).toEqual([
    { orderId: 1, counts: [{ goodId: 101, left: 0, taken: 0 }], cashCents: 0 },
  ])
})

test('a service is not counted at a door, and was done as ordered', () => {
  const asked = {
    ...order(1, 2, 0),
    lines: [{ goodId: 7, ordered: 1, returned: 0, isService: true }],
  }
  expect(shareCounts([asked], [], 0)[0]!.counts).toEqual([{ goodId: 7, left: 1, taken: 0 }])
  expect(shareCounts([asked], [count(7, 0, 0)], 0)[0]!.counts).toEqual([
    { goodId: 7, left: 0, taken: 0 },
  ])
})

test('no piece and no cent is lost or made', () => {
  const orders = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5_000)), {
    minLength: 1,
    maxLength: 4,
  })
  const counts = fc.uniqueArray(
    fc.tuple(fc.constantFrom(101, 102), fc.nat(9), fc.nat(9)).map((all) => count(...all)),
    { selector: ({ goodId }) => goodId },
  )
  fc.assert(
    fc.property(orders, counts, fc.nat(20_000), (asked, counted, cashCents) => {
      const shares = shareCounts(
        asked.map(([ordered, returned, cash], index) => order(index, ordered, returned, cash)),
        counted,
        cashCents,
      )
      expect(sumOf(shares, (share) => share.cashCents)).toBe(cashCents)
      for (const { goodId, left, taken } of counted) {
        const own = shares.flatMap((share) => share.counts).filter((all) => all.goodId === goodId)
        expect([sumOf(own, (all) => all.left), sumOf(own, (all) => all.taken)]).toEqual([
          left,
          taken,
        ])
      }
    }),
    { numRuns: 1_000 },
  )
})
