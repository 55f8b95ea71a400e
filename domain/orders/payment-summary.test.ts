import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { sumOf } from '../money.ts'
import { paymentMethods } from '../payments/methods.ts'
import { type OrderMoney, type PaidOrder, paymentSummary } from './payment-summary.ts'

// O-2, O-5, O-6, O-13

const first = dayOf('2026-11-22')
const later = dayOf('2026-11-24')

const moved = (sums: Partial<OrderMoney>): OrderMoney => ({
  on: first,
  method: null,
  accountCents: 0,
  advanceCents: 0,
  providerCents: 0,
  cashCents: 0,
  stayedOnAccount: false,
  ...sums,
})

const byCard = (orderCents: number, topUpCents = 0): OrderMoney =>
  moved({
    method: 'card',
    providerCents: -(orderCents + topUpCents + 30),
    advanceCents: orderCents,
    accountCents: topUpCents,
  })

const fromAccount = (cents: number, on = first): OrderMoney =>
  moved({ accountCents: -cents, advanceCents: cents, on })

const credited = (cents: number, on = first): OrderMoney => fromAccount(-cents, on)

/** At the door: what was paid before, the cash, and what the delivery cost. */
const delivered = (prepaidCents: number, cashCents: number, costCents: number): OrderMoney =>
  moved({
    advanceCents: -prepaidCents,
    cashCents: -cashCents,
    accountCents: prepaidCents + cashCents - costCents,
    on: later,
  })

const summaryOf = (order: Partial<PaidOrder>) =>
  paymentSummary({
    status: 'processing',
    paymentMethod: 'card',
    totalWithDepositCents: 0,
    topupCents: 0,
    paymentChargeCents: 0,
    debtCents: 0,
    money: [],
    ...order,
  })

test('order, top-up and charge are what the card paid', () => {
  const order = { totalWithDepositCents: 2089, paymentChargeCents: 30, topupCents: 2000 }
  expect(summaryOf({ ...order, money: [byCard(2089, 2000)] })).toEqual({
    orderCents: 2089,
    topUpCents: 2000,
    chargeCents: 30,
    sumCents: 4119,
    settled: [{ by: 'card', cents: 4119, on: first }],
    open: null,
    late: null,
  })
})

// O-4
const lateByCard = (cents: number, stayedOnAccount: boolean): OrderMoney =>
  moved({ method: 'card', providerCents: -(cents + 30), accountCents: cents, stayedOnAccount })

test('an order that its late payment has paid was paid by card', () => {
  const order = { totalWithDepositCents: 2089, paymentMethod: 'account' } as const
  expect(
    summaryOf({ ...order, money: [lateByCard(4089, false), fromAccount(2089)] }),
  ).toMatchObject({
    topUpCents: 2000,
    chargeCents: 30,
    settled: [{ by: 'card', cents: 4119, on: first }],
    open: null,
    late: null,
  })
})

test('a second payment is named apart, with its charge', () => {
  const order = { totalWithDepositCents: 2089, money: [byCard(2089), lateByCard(2089, true)] }
  expect(summaryOf(order)).toMatchObject({
    topUpCents: 2089,
    sumCents: 4238,
    settled: [{ by: 'card', cents: 4238, on: first }],
    late: { paidCents: 2119, chargeCents: 30 },
  })
})

test('an unpaid order asks for what the bank asks for', () => {
  const order = { totalWithDepositCents: 7667, paymentChargeCents: 50, topupCents: 2000 }
  expect(
    summaryOf({ ...order, status: 'waitsForPayment', paymentMethod: 'swedbank' }),
  ).toMatchObject({ sumCents: 9717, settled: [], open: { by: 'swedbank', cents: 9717 } })
})

test('a cash order that grew from the account names both ways', () => {
  const order = { paymentMethod: 'cash', totalWithDepositCents: 3878 } as const
  expect(summaryOf({ ...order, money: [fromAccount(698)] })).toMatchObject({
    settled: [{ by: 'account', cents: 698, on: first }],
    open: { by: 'cash', cents: 3180 },
  })
})

test('a deferred sum is open, however it changed', () => {
  const order = { paymentMethod: 'deferred', totalWithDepositCents: 9020 } as const
  const money = [fromAccount(10_000), credited(980)]
  expect(summaryOf({ ...order, money })).toMatchObject({
    settled: [],
    open: { by: 'deferred', cents: 9020 },
  })
  const left = delivered(9020, 0, 4770)
  expect(summaryOf({ ...order, status: 'delivered', money: [...money, left] })).toMatchObject({
    orderCents: 4770,
    settled: [],
    open: { by: 'deferred', cents: 4770 },
  })
  const takenBack = delivered(9020, 0, -2850)
  expect(summaryOf({ ...order, status: 'delivered', money: [...money, takenBack] })).toMatchObject({
    orderCents: -2850,
    settled: [{ by: 'credited', cents: -2850, on: later }],
    open: null,
  })
})

test('a change tells what went back to the account', () => {
  const order = { totalWithDepositCents: 3227, money: [byCard(4227), credited(1000, later)] }
  expect(summaryOf(order)).toMatchObject({
    sumCents: 3257,
    settled: [
      { by: 'card', cents: 4257, on: first },
      { by: 'credited', cents: -1000, on: later },
    ],
    open: null,
  })
})

test('a cancelled order costs its charge alone', () => {
  const order = { status: 'cancelled', totalWithDepositCents: 4227 } as const
  const money = [byCard(4227), credited(4227, later)]
  expect(summaryOf({ ...order, money })).toMatchObject({
    orderCents: 0,
    chargeCents: 30,
    sumCents: 30,
    settled: [
      { by: 'card', cents: 4257, on: first },
      { by: 'credited', cents: -4227, on: later },
    ],
    open: null,
  })
})

test('a delivery that cost less credits the rest', () => {
  const money = [byCard(4452), delivered(4452, 0, 3652)]
  expect(summaryOf({ status: 'delivered', totalWithDepositCents: 4452, money })).toMatchObject({
    orderCents: 3652,
    sumCents: 3682,
    settled: [
      { by: 'card', cents: 4482, on: first },
      { by: 'credited', cents: -800, on: later },
    ],
    open: null,
  })
})

test('a delivery that cost more was paid from the account, or its invoice asks for it', () => {
  const order = { status: 'delivered', paymentMethod: 'cash' } as const
  const money = [delivered(0, 3000, 3330)]
  expect(summaryOf({ ...order, money })).toMatchObject({
    settled: [
      { by: 'cash', cents: 3000, on: later },
      { by: 'account', cents: 330, on: later },
    ],
    open: null,
  })
  expect(summaryOf({ ...order, money, debtCents: 230 })).toMatchObject({
    settled: [
      { by: 'cash', cents: 3000, on: later },
      { by: 'account', cents: 100, on: later },
    ],
    open: { by: 'invoice', cents: 230 },
  })
})

test('an order of an autoship without a method waits for the account', () => {
  expect(summaryOf({ paymentMethod: null, totalWithDepositCents: 1580 })).toMatchObject({
    settled: [],
    open: { by: 'account', cents: 1580 },
  })
})

test('whatever happens, what is due equals what is settled and open', () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  const event = fc.oneof(
    fc.tuple(cents, fc.nat(5_000)).map(([order, topUp]) => byCard(order, topUp)),
    cents.map((sum) => fromAccount(sum)),
    cents.map((sum) => credited(sum, later)),
    fc
      .tuple(cents, cents, fc.integer({ min: -50_000, max: 100_000 }))
      .map((sums) => delivered(...sums)),
  )
  const order = fc.record({
    status: fc.constantFrom(
      'cancelled',
      'waitsForPayment',
      'processing',
      'waitingForDelivery',
      'delivered',
    ),
    paymentMethod: fc.constantFrom(null, ...paymentMethods.map(({ key }) => key)),
    totalWithDepositCents: fc.nat(100_000),
    topupCents: fc.nat(5_000),
    paymentChargeCents: fc.constantFrom(0, 30, 50),
    debtCents: fc.constantFrom(0, 500),
    money: fc.array(event, { maxLength: 6 }),
  })
  fc.assert(
    fc.property(order, (anyOrder) => {
      const summary = paymentSummary(anyOrder)
      const { orderCents, topUpCents, chargeCents, sumCents, settled, open } = summary
      expect(orderCents + topUpCents + chargeCents).toBe(sumCents)
      expect(sumOf(settled, (sum) => sum.cents) + (open?.cents ?? 0)).toBe(sumCents)
      expect(settled.map(({ by }) => by)).not.toContain('deferred')
      if (anyOrder.paymentMethod === 'deferred')
        expect(settled.map(({ by }) => by)).not.toContain('account')
    }),
    { numRuns: 1000 },
  )
})
