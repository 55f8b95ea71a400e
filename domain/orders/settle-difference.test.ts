import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type EditedOrder,
  settleByDue,
  settleDelivered,
  settleDifference,
} from './settle-difference.ts'

const paid: EditedOrder = {
  method: 'account',
  oldTotalCents: 4000,
  newTotalCents: 4000,
  prepaidCents: 4000,
  balanceCents: 0,
  creditLimitCents: 0,
  mayPayLater: true,
  cashLimitCents: 0,
}
const cash: EditedOrder = { ...paid, method: 'cash', prepaidCents: 0, cashLimitCents: 30_000 }

const settle = (order: EditedOrder, newTotalCents: number): unknown => {
  const settled = settleDifference({ ...order, newTotalCents })
  return settled.ok ? settled.value : settled.refusal
}

test('a lower total is credited to the account', () => {
  expect(settle(paid, 3000)).toEqual({
    creditCents: 1000,
    chargeAccountCents: 0,
    outstandingCents: 0,
  })
  expect(settle(paid, 4000)).toEqual({ creditCents: 0, chargeAccountCents: 0, outstandingCents: 0 })
})

test('a higher total is charged to the account, or refused with the sum to top up', () => {
  const more = { ...paid, balanceCents: 900 }
  expect(settle(more, 4900)).toEqual({
    creditCents: 0,
    chargeAccountCents: 900,
    outstandingCents: 0,
  })
  expect(settle(more, 4901)).toEqual({ code: 'top_up', missingCents: 1 })
  expect(settle({ ...paid, method: 'seb', balanceCents: -100 }, 4500)).toEqual({
    code: 'top_up',
    missingCents: 600,
  })
})

test('the courier collects less or more, and nothing unpaid is credited', () => {
  expect(settle(cash, 3000)).toEqual({
    creditCents: 0,
    chargeAccountCents: 0,
    outstandingCents: 3000,
  })
  expect(settle(cash, 5000)).toEqual({
    creditCents: 0,
    chargeAccountCents: 0,
    outstandingCents: 5000,
  })
  expect(settle({ ...cash, balanceCents: 1000 }, 5000)).toEqual({
    creditCents: 0,
    chargeAccountCents: 1000,
    outstandingCents: 4000,
  })
  expect(settle(cash, 30_001)).toEqual({ code: 'top_up', missingCents: 26_001 })
})

test('a lower total reduces the unpaid part first', () => {
  expect(settle({ ...cash, prepaidCents: 1000 }, 3500)).toMatchObject({
    creditCents: 0,
    outstandingCents: 2500,
  })
  expect(settle({ ...cash, prepaidCents: 1000 }, 400)).toMatchObject({
    creditCents: 600,
    outstandingCents: 0,
  })
})

test('a deferred order can grow up to the credit limit', () => {
  const deferred = {
    ...paid,
    method: 'deferred' as const,
    balanceCents: -4000,
    creditLimitCents: 5000,
  }
  expect(settle(deferred, 5000)).toEqual({
    creditCents: 0,
    chargeAccountCents: 1000,
    outstandingCents: 0,
  })
  expect(settle(deferred, 5001)).toEqual({ code: 'top_up', missingCents: 1 })
})

// S-M7
test('a deferred order cannot grow on credit that was taken away', () => {
  const deferred = {
    ...paid,
    method: 'deferred' as const,
    balanceCents: -2250,
    creditLimitCents: 20_000,
    mayPayLater: false,
  }
  expect(settle(deferred, 14_750)).toEqual({ code: 'top_up', missingCents: 13_000 })
  expect(settle({ ...deferred, balanceCents: 1000 }, 5000)).toMatchObject({
    chargeAccountCents: 1000,
  })
  expect(settle(deferred, 3000)).toMatchObject({ creditCents: 1000 })
})

test('an unpaid autoship order waits for the higher total', () => {
  expect(settle({ ...paid, method: null, prepaidCents: 0 }, 5000)).toMatchObject({
    outstandingCents: 5000,
  })
})

test('paid, credited, charged and outstanding sums always add up to the new total', () => {
  const cents = fc.nat(50_000)
  const order = fc.record({
    method: fc.constantFrom(null, 'account', 'cash', 'deferred', 'card', 'seb'),
    oldTotalCents: cents,
    newTotalCents: cents,
    prepaidCents: cents,
    balanceCents: fc.integer({ min: -20_000, max: 20_000 }),
    creditLimitCents: cents,
    mayPayLater: fc.boolean(),
    cashLimitCents: cents,
  })
  fc.assert(
    fc.property(order, (edited) => {
      fc.pre(edited.prepaidCents <= edited.oldTotalCents)
      const settled = settleDifference(edited)
      if (!settled.ok) {
        const toppedUp = {
          ...edited,
          balanceCents: edited.balanceCents + settled.refusal.missingCents,
        }
        expect(settleDifference(toppedUp).ok).toBe(true)
        return
      }
      const { creditCents, chargeAccountCents, outstandingCents } = settled.value
      expect(edited.prepaidCents + chargeAccountCents + outstandingCents - creditCents).toBe(
        edited.newTotalCents,
      )
      expect(Math.min(creditCents, chargeAccountCents, outstandingCents)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})

test('what a price changed is undone to the cent, of cash and of the account alike', () => {
  const halfPaid = { ...cash, prepaidCents: 1000, balanceCents: 50_000 }
  const lower = settle(halfPaid, 2500)
  expect(lower).toEqual({ creditCents: 0, chargeAccountCents: 0, outstandingCents: 1500 })
  const back = { ...halfPaid, oldTotalCents: 2500, newTotalCents: 4000 }
  expect(settleByDue(back, 1500)).toMatchObject({
    value: { creditCents: 0, chargeAccountCents: 0, outstandingCents: 3000 },
  })
  const paidBack = { ...paid, oldTotalCents: 2500, newTotalCents: 4000, prepaidCents: 2500 }
  expect(settleByDue(paidBack, 0)).toEqual({
    ok: false,
    refusal: { code: 'top_up', missingCents: 1500 },
  })
})

test('after the delivery the account settles a price, into debt too; cash stays as counted', () => {
  expect(settleDelivered({ ...paid, newTotalCents: 5000 })).toMatchObject({
    chargeAccountCents: 1000,
    outstandingCents: 0,
  })
  expect(settleDelivered({ ...cash, newTotalCents: 5000 })).toMatchObject({
    chargeAccountCents: 0,
    outstandingCents: 5000,
  })
  expect(settleDelivered({ ...paid, newTotalCents: 3000 })).toMatchObject({ creditCents: 1000 })
})
