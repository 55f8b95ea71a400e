import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf } from '../ledger/entry.ts'
import { orderDelivered } from '../ledger/delivered.ts'
import { sumOf } from '../money.ts'
import { defaultSettings as settings } from '../settings.ts'
import {
  deliveredCents,
  settleDelivery,
  type CountedLine,
  type DeliveredInput,
} from './delivered-order.ts'

const honey = (change: Partial<CountedLine> = {}): CountedLine => ({
  goodId: 1,
  kind: 'good',
  bottleKind: 'none',
  isLent: false,
  ordered: 2,
  left: 2,
  taken: 0,
  unitPriceCents: 500,
  lineCents: 1000,
  stateDepositCents: 0,
  vatPercent: 21,
  lentDepositCents: 0,
  bottles: null,
  ...change,
})

const water = (change: Partial<CountedLine> = {}): CountedLine =>
  honey({
    goodId: 2,
    bottleKind: 'large',
    isLent: true,
    unitPriceCents: 790,
    lineCents: 1580,
    lentDepositCents: 800,
    ...change,
  })

const delivery = (lines: CountedLine[], change: Partial<DeliveredInput> = {}): DeliveredInput => ({
  lines,
  deliveryCents: 0,
  standardVatPercent: 21,
  paymentChargeCents: 0,
  bonusCents: 0,
  bonusIsEnabled: true,
  prepaidCents: 0,
  cashCents: 'as due',
  paysCourier: true,
  deposit: { heldByGood: {}, paidCents: 0, requiredCents: 0 },
  depositOfGood: {},
  ...change,
})

test('fewer pieces cost their share of the line, each piece more the price of a piece', () => {
  const line = { ordered: 3, unitPriceCents: 790, lineCents: 2000 }
  expect([0, 1, 2, 3, 4].map((left) => deliveredCents({ ...line, left }))).toEqual([
    0, 667, 1333, 2000, 2790,
  ])
  expect(deliveredCents({ ordered: 0, left: 1, unitPriceCents: 790, lineCents: 0 })).toBe(790)
})

test('cash as due leaves the account as it was', () => {
  const settled = settleDelivery(delivery([water(), honey()]), settings)
  expect(settled.ledger).toMatchObject({ cashCents: 1580 + 1000 + 1600, depositChargedCents: 1600 })
  expect(settled).toMatchObject({ accountCents: 0, bonusEarnedCents: 32 })
})

test('prepaid pieces that were not left are credited to the account with their deposit', () => {
  const prepaid = { prepaidCents: 1580 + 1600, paysCourier: false }
  expect(settleDelivery(delivery([water({ left: 1 })], prepaid), settings).accountCents).toBe(
    790 + 800,
  )
})

test('bonus that fewer goods cannot use is returned', () => {
  const settled = settleDelivery(
    delivery([honey({ ordered: 4, left: 1, lineCents: 2000 })], { bonusCents: 600 }),
    settings,
  )
  expect(settled).toMatchObject({ lineCents: [500], bonusShares: [150], bonusGivenBackCents: 450 })
})

test('the payment charge is on the invoice but was posted before', () => {
  const prepaid = { paymentChargeCents: 50, prepaidCents: 1000, paysCourier: false }
  const { ledger, accountCents } = settleDelivery(delivery([honey()], prepaid), settings)
  expect(ledger.sold).toEqual({ baseCents: 827, vatCents: 173, grossCents: 1000 })
  expect(accountCents).toBe(0)
})

test('the ledger entries agree with the account and with the deposits of the goods', () => {
  const count = fc.nat(6)
  const line = fc
    .record({
      make: fc.constantFrom(honey, water),
      ordered: count,
      left: count,
      taken: count,
      discount: fc.nat(99),
    })
    .map(({ make, ordered, left, taken, discount }) => {
      const { unitPriceCents } = make()
      const lineCents = Math.round((ordered * unitPriceCents * (100 - discount)) / 100)
      return make({ ordered, left, taken: make === water ? taken : 0, lineCents })
    })
  const lines = fc.uniqueArray(line, { selector: ({ goodId }) => goodId, minLength: 1 })
  const cents = fc.nat(5_000)
  fc.assert(
    fc.property(
      lines,
      cents,
      cents,
      cents,
      count,
      (counted, prepaidCents, cashCents, deposit, held) => {
        const input = delivery(counted, {
          prepaidCents,
          cashCents,
          deposit: { heldByGood: { 2: held }, paidCents: deposit, requiredCents: held * 800 },
          depositOfGood: { 2: deposit },
        })
        const settled = settleDelivery(input, settings)
        const entries = orderDelivered(settled.ledger)
        expect(sumOf(entries, (entry) => changeOf('account', entry))).toBe(settled.accountCents)
        expect(sumOf(entries, (entry) => changeOf('deposit', entry))).toBe(
          sumOf(settled.moved, (good) => good.depositCents),
        )
      },
    ),
    { numRuns: 1000 },
  )
})
