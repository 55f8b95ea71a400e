import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateRefund, MIN_REFUND_CENTS } from './allocate-refund.ts'

test('a refund goes back to the first payment as far as it reaches, then to the next', () => {
  const payments = [
    { paymentId: 9, leftCents: 1000 },
    { paymentId: 4, leftCents: 2500 },
  ]
  expect(allocateRefund(1380, payments)).toEqual([
    { paymentId: 9, cents: 1000 },
    { paymentId: 4, cents: 380 },
  ])
  expect(allocateRefund(9000, payments).map(({ cents }) => cents)).toEqual([1000, 2500])
  expect(allocateRefund(4, payments)).toEqual([])
  expect(allocateRefund(1003, payments)).toEqual([{ paymentId: 9, cents: 1000 }])
})

test('no payment gives back more than it has, and all of them no more than was asked', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 6 }), (asked, lefts) => {
      const payments = lefts.map((leftCents, paymentId) => ({ paymentId, leftCents }))
      const shares = allocateRefund(asked, payments)
      for (const { paymentId, cents: share } of shares) {
        expect(share).toBeGreaterThanOrEqual(MIN_REFUND_CENTS)
        expect(share).toBeLessThanOrEqual(lefts[paymentId]!)
      }
      const sum = shares.reduce((total, share) => total + share.cents, 0)
      const most = Math.min(
        asked,
        lefts.filter((left) => left >= MIN_REFUND_CENTS).reduce((total, left) => total + left, 0),
      )
      expect(sum).toBeLessThanOrEqual(most)
      expect(most - sum).toBeLessThan(MIN_REFUND_CENTS)
    }),
  )
})
