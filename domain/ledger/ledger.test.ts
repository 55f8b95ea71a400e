import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { vatTable } from '../documents/vat.ts'
import { bonusEarned, bonusUsed } from './bonus-entries.ts'
import { correctionEntry } from './correction.ts'
import {
  depositCharged,
  depositReturned,
  orderDelivered,
  type DeliveredOrder,
} from './delivered.ts'
import { changeOf, entry, reversed, type CustomerAccount, type Entry } from './entry.ts'
import {
  orderGivenBack,
  orderPaidByProvider,
  orderPaidFromAccount,
  paidOut,
  toppedUp,
} from './money-in.ts'
import { rentBilled } from './month.ts'

const change = (account: CustomerAccount, entries: readonly Entry[]): number =>
  sumOf(entries, (anEntry) => changeOf(account, anEntry))

test('a top-up gives the sum, and the charge is ours with its VAT', () => {
  expect(toppedUp(2500, 50)).toEqual({
    code: 'topup',
    postings: [
      { account: 'provider', cents: -2550 },
      { account: 'account', cents: 2500 },
      { account: 'revenue', cents: 41 },
      { account: 'vat', cents: 9 },
    ],
  })
})

test('the VAT of a charge is 21 %', () => {
  expect(toppedUp(1000, 1210).postings).toContainEqual({ account: 'vat', cents: 210 })
})

test('an order is paid from the account, or by the provider with its charge', () => {
  expect(changeOf('account', orderPaidFromAccount(4000))).toBe(-4000)
  expect(orderPaidByProvider(4000, 30).postings).toContainEqual({
    account: 'provider',
    cents: -4030,
  })
  expect(changeOf('account', orderPaidByProvider(4000, 30))).toBe(0)
})

test('cancelling returns the prepaid sum, but not the charge', () => {
  expect(change('account', [orderPaidByProvider(4000, 30), orderGivenBack(4000)])).toBe(4000)
})

test('money leaves the account for the bank or the provider', () => {
  expect(paidOut(1600, 'bank')).toEqual({
    code: 'refund',
    postings: [
      { account: 'account', cents: -1600 },
      { account: 'bank', cents: 1600 },
    ],
  })
})

const delivered: DeliveredOrder = {
  sold: vatTable([{ grossCents: 1730, percent: 21 }]),
  stateDepositCents: 0,
  depositChargedCents: 1600,
  depositReturnedCents: 0,
  prepaidCents: 3330,
  cashCents: 0,
}

test('a delivery as ordered leaves the account unchanged and charges the deposit', () => {
  const entries = orderDelivered(delivered)
  expect(change('account', entries)).toBe(0)
  expect(change('deposit', entries)).toBe(1600)
})

test('fewer bottles left than ordered: the difference goes to the account', () => {
  const less = {
    ...delivered,
    sold: vatTable([{ grossCents: 940, percent: 21 }]),
    depositChargedCents: 800,
  }
  expect(change('account', orderDelivered(less))).toBe(790 + 800)
})

test('too little cash is a debt, and too much is a credit', () => {
  const cash = { ...delivered, prepaidCents: 0 }
  expect(change('account', orderDelivered({ ...cash, cashCents: 3000 }))).toBe(-330)
  expect(change('account', orderDelivered({ ...cash, cashCents: 3500 }))).toBe(170)
})

test('a bottle brought back returns its deposit', () => {
  const back = {
    ...delivered,
    depositChargedCents: 0,
    depositReturnedCents: 800,
    prepaidCents: 1730,
  }
  expect(change('account', orderDelivered(back))).toBe(800)
  expect(change('deposit', orderDelivered(back))).toBe(-800)
  expect(changeOf('account', depositReturned(800))).toBe(800)
  expect(changeOf('deposit', depositCharged(800))).toBe(800)
})

test('bonus is earned and used, and returned with a cancelled order', () => {
  expect(changeOf('bonus', bonusEarned(62))).toBe(62)
  expect(change('bonus', [bonusUsed(300), reversed(bonusUsed(300))])).toBe(0)
})

test("the month's rent is taken from the account", () => {
  const rent = rentBilled(vatTable([{ grossCents: 790, percent: 21 }]))
  expect([rent.code, changeOf('account', rent)]).toEqual(['monthly', -790])
})

test("the office corrects any of the customer's accounts", () => {
  expect(changeOf('bonus', correctionEntry('bonus', 500))).toBe(500)
  expect(changeOf('account', correctionEntry('account', -500))).toBe(-500)
})

test('an entry that does not balance is a defect', () => {
  expect(() => entry('order', [{ account: 'account', cents: 1 }])).toThrow('off by 1')
})

test('every entry sums to zero, and its reversal undoes it', () => {
  const cents = fc.nat(1_000_000)
  const vat = fc
    .array(fc.record({ grossCents: cents, percent: fc.constantFrom(21, 12, 5) }), { maxLength: 6 })
    .map(vatTable)
  const order = fc.record({
    sold: vat,
    stateDepositCents: cents,
    depositChargedCents: cents,
    depositReturnedCents: cents,
    prepaidCents: cents,
    cashCents: cents,
  })
  fc.assert(
    fc.property(cents, cents, vat, order, (sum, charge, rent, deliveredOrder) => {
      const entries = [
        toppedUp(sum, charge),
        orderPaidFromAccount(sum),
        orderPaidByProvider(sum, charge),
        orderGivenBack(sum),
        paidOut(sum, 'provider'),
        bonusEarned(sum),
        bonusUsed(sum),
        rentBilled(rent),
        correctionEntry('deposit', -sum),
        ...orderDelivered(deliveredOrder),
      ]
      for (const anEntry of entries) {
        expect(sumOf(anEntry.postings, (posting) => posting.cents)).toBe(0)
        for (const account of ['account', 'bonus', 'deposit'] as const)
          expect(changeOf(account, anEntry) + changeOf(account, reversed(anEntry))).toBe(0)
      }
    }),
    { numRuns: 1000 },
  )
})
