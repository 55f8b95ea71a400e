import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings as settings } from '../settings.ts'
import {
  defaultMethod,
  offeredMethods,
  paymentMethods,
  topUpMethods,
  type PaymentInput,
} from './methods.ts'

const order: PaymentInput = {
  totalCents: 4000,
  topUpCents: 0,
  deliveryKind: 'courier',
  balanceCents: 0,
  creditLimitCents: 0,
  mayPayLater: false,
  hasOverdueDebt: false,
  onlineMethods: topUpMethods.map(({ key }) => key),
}

const answers = (change: Partial<PaymentInput> = {}): Record<string, unknown> =>
  Object.fromEntries(
    offeredMethods({ ...order, ...change }, settings).map(({ key, open }) => [
      key,
      open.ok ? 'open' : open.refusal,
    ]),
  )

test('the methods and their charges', () => {
  expect(paymentMethods.map(({ key, chargeCents }) => [key, chargeCents])).toEqual([
    ['account', 0],
    ['cash', 0],
    ['deferred', 0],
    ['card', 30],
    ['seb', 50],
    ['citadele', 50],
    ['luminor', 50],
    ['swedbank', 50],
    ['revolut', 50],
  ])
  expect(topUpMethods).toEqual(paymentMethods.filter(({ isOnline }) => isOnline))
})

// O-12
test('no courier comes for the cash of services alone', () => {
  expect(answers({ onlyServices: true })).toMatchObject({
    cash: { code: 'not_for_this_delivery' },
    card: 'open',
  })
})

test('the charge is added to what is paid', () => {
  const toPay = offeredMethods({ ...order, topUpCents: 1000 }, settings).map(
    ({ toPayCents }) => toPayCents,
  )
  expect(toPay).toEqual([5000, 5000, 5000, 5030, 5050, 5050, 5050, 5050, 5050])
})

test('the account pays when it has the whole sum, and is then the default', () => {
  expect(answers({ balanceCents: 4000 })).toMatchObject({ account: 'open' })
  expect(answers({ balanceCents: 3999 })).toMatchObject({
    account: { code: 'account_is_short', missingCents: 1 },
  })
  expect(answers({ balanceCents: -500 })).toMatchObject({
    account: { code: 'account_is_short', missingCents: 4500 },
  })
  expect(defaultMethod(offeredMethods({ ...order, balanceCents: 4000 }, settings))).toBe('account')
  expect(defaultMethod(offeredMethods(order, settings))).toBeNull()
})

test('deferred payment needs permission, and a total within credit limit and balance', () => {
  expect(answers()).toMatchObject({ deferred: { code: 'no_deferred_payment' } })
  const later = { mayPayLater: true, creditLimitCents: 10_000 }
  expect(answers({ ...later, balanceCents: -6000 })).toMatchObject({ deferred: 'open' })
  expect(answers({ ...later, balanceCents: -6001 })).toMatchObject({
    deferred: { code: 'over_credit_limit', missingCents: 1 },
  })
  expect(answers({ ...later, totalCents: 12_000, balanceCents: 1000 })).toMatchObject({
    deferred: { code: 'over_credit_limit', missingCents: 1000 },
  })
})

test('cash is only for our courier', () => {
  expect(answers()).toMatchObject({ cash: 'open' })
  expect(answers({ deliveryKind: 'parcelMachine' })).toMatchObject({
    cash: { code: 'not_for_this_delivery' },
  })
  expect(answers({ totalCents: 30_001 })).toMatchObject({
    cash: { code: 'above_cash_limit', limitCents: 30_000 },
  })
})

test('without the provider no bank and no card is open', () => {
  expect(answers({ onlineMethods: [] })).toMatchObject({
    card: { code: 'provider_is_off' },
    cash: 'open',
  })
})

test('nothing can be paid by bank when there is nothing to pay', () => {
  expect(answers({ totalCents: 0 })).toMatchObject({
    swedbank: { code: 'nothing_to_pay' },
    account: 'open',
  })
})

test('a single cent can be paid online', () => {
  expect(answers({ totalCents: 1 })).toMatchObject({
    card: 'open',
    account: { code: 'account_is_short' },
  })
  expect(answers({ totalCents: 1, topUpCents: 1 })).toMatchObject({
    cash: { code: 'not_for_top_up' },
  })
})

test('an order with a top-up is paid by bank or card', () => {
  expect(answers({ topUpCents: 1000, balanceCents: 9000 })).toMatchObject({
    account: { code: 'not_for_top_up' },
    cash: { code: 'not_for_top_up' },
    deferred: { code: 'not_for_top_up' },
    card: 'open',
  })
})

test('topping up exactly what is missing opens the method', () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: -50_000, max: 50_000 }),
      cents,
      (totalCents, balanceCents, creditLimitCents) => {
        const input = { ...order, totalCents, balanceCents, creditLimitCents, mayPayLater: true }
        for (const { key, open } of offeredMethods(input, settings)) {
          if (open.ok || !('missingCents' in open.refusal)) continue
          const missing = open.refusal.missingCents
          const opens = (toppedUp: number): boolean =>
            offeredMethods({ ...input, balanceCents: balanceCents + toppedUp }, settings).find(
              (m) => m.key === key,
            )!.open.ok
          expect([opens(missing - 1), opens(missing)]).toEqual([false, true])
        }
      },
    ),
    { numRuns: 1000 },
  )
})
