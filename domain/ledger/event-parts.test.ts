import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { vatTable } from '../documents/vat.ts'
import { bonusUsed } from './bonus-entries.ts'
import { correctionEntry } from './correction.ts'
import { orderDelivered } from './delivered.ts'
import { changeOf, type Entry } from './entry.ts'
import { type EventKind, eventKind, eventParts, type LedgerEvent } from './event-parts.ts'
import {
  orderGivenBack,
  orderPaidByProvider,
  orderPaidFromAccount,
  paidOut,
  toppedUp,
} from './money-in.ts'
import { rentBilled } from './month.ts'

// O-8

const summed = (entries: readonly Entry[]): LedgerEvent['sums'] => {
  const sums: LedgerEvent['sums'] = {}
  for (const { postings } of entries)
    for (const { account, cents } of postings) sums[account] = (sums[account] ?? 0) + cents
  return sums
}

const partsOf = (kind: EventKind, entries: Entry[], event: Partial<LedgerEvent> = {}) =>
  eventParts({ kind, sums: summed(entries), chargeCents: 0, isDeferred: false, ...event })

test('a payment by card is one event: paid, the order, the charge, and the rest to the account', () => {
  expect(partsOf('paid', [orderPaidByProvider(2089, 30), toppedUp(2000, 0)])).toEqual([
    { what: 'paid', cents: 4119 },
    { what: 'order', cents: -2089 },
    { what: 'charge', cents: -30 },
  ])
})

const atTheDoor = (prepaidCents: number, cashCents: number) =>
  orderDelivered({
    sold: vatTable([{ grossCents: 2852, percent: 21 }]),
    stateDepositCents: 0,
    depositChargedCents: 1600,
    depositReturnedCents: 800,
    prepaidCents,
    cashCents,
  })

test('a delivery is its invoice, what had been paid and what goes to the account', () => {
  expect(partsOf('delivered', atTheDoor(4452, 0), { chargeCents: 30 })).toEqual([
    { what: 'prepaid', cents: 4482 },
    { what: 'goods', cents: -2852 },
    { what: 'charge', cents: -30 },
    { what: 'deposit', cents: -800 },
  ])
  expect(partsOf('delivered', atTheDoor(0, 3652))).toContainEqual({ what: 'cash', cents: 3652 })
})

test('a deferred order is not called paid when it is delivered', () => {
  expect(partsOf('delivered', atTheDoor(3652, 0), { isDeferred: true })[0]).toEqual({
    what: 'deferred',
    cents: 3652,
  })
})

test('each cause has its event', () => {
  const kindOf = (kind: Parameters<typeof eventKind>[0]['kind'], step: string, hasOrder = true) =>
    eventKind({ kind, step, hasOrder })
  expect(kindOf('order', 'placed:3')).toBe('placed')
  expect(kindOf('order', 'changed:4')).toBe('changed')
  expect(kindOf('order', 'skipped:2')).toBe('cancelled')
  expect(kindOf('payment', 'paid', false)).toBe('top_up')
  expect(kindOf('payment', 'voided')).toBe('taken_back')
  expect(kindOf('bill', '2026-11', false)).toBe('month')
  expect(kindOf('deposit_refund', 'paid', false)).toBe('deposit_back')
  expect(kindOf('provider_refund', 'sent', false)).toBe('paid_out')
})

test('the parts of any event make the change of the account', () => {
  const cents = fc.nat(100_000)
  const vat = cents.map((grossCents) => vatTable([{ grossCents, percent: 21 }]))
  const order = fc.record({
    sold: vat,
    stateDepositCents: cents,
    depositChargedCents: cents,
    depositReturnedCents: cents,
    prepaidCents: cents,
    cashCents: cents,
  })
  const kinds = fc.constantFrom<EventKind>('placed', 'paid', 'delivered', 'month', 'paid_out')
  fc.assert(
    fc.property(kinds, cents, fc.nat(50), vat, order, (kind, sum, chargeCents, rent, delivered) => {
      const entries = [
        toppedUp(sum, chargeCents),
        orderPaidFromAccount(sum),
        orderGivenBack(sum),
        paidOut(sum, 'bank'),
        rentBilled(rent),
        ...orderDelivered(delivered),
        bonusUsed(sum),
        correctionEntry('bonus', sum),
        correctionEntry('account', -sum),
      ]
      const parts = partsOf(kind, entries, { chargeCents })
      expect(sumOf(parts, (part) => part.cents)).toBe(
        sumOf(entries, (each) => changeOf('account', each)),
      )
    }),
    { numRuns: 1000 },
  )
})
