import { deliveryKinds } from '../territory/delivery-kind.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bottle, cooler, honey, service } from '../cart/sample-lines.ts'
import { sumOf } from '../money.ts'
import { defaultSettings as settings } from '../settings.ts'
import { cartOf, newCustomer, promoOf } from './sample-cart.ts'
import { totals, type TotalsInput } from './totals.ts'

test('two bottles for a new customer: water, deposit and the surcharge', () => {
  expect(totals(cartOf([bottle({ order: 2 })]), settings)).toMatchObject({
    waterGoodsCents: 1580,
    otherGoodsCents: 0,
    servicesCents: 0,
    lentDepositCents: 1600,
    depositCents: 1600,
    deliveryCents: 150,
    totalCents: 1580,
    totalWithDepositCents: 1580 + 1600 + 150,
    onlyServices: false,
  })
})

test('a cart of everything, with bonus and a code', () => {
  const customer = {
    ...newCustomer,
    bonusCents: 5000,
    deposit: { heldByGood: { 2: 3 }, paidCents: 2400, requiredCents: 2400 },
  }
  const lines = [
    bottle({ order: 3, return: 3 }),
    honey({ order: 4, stateDepositCents: 10 }),
    service(),
  ]
  const code = promoOf({ kind: 'percent', percent: 10 }, { leavesOutServices: true })
  const sums = totals(cartOf(lines, { customer, useBonus: true, promo: code }), settings)
  // Water 23.70 − 2.37, honey 20.00 − 2.00, 30 % of 39.33 is 11.799.
  expect(sums).toMatchObject({
    waterGoodsCents: 2133,
    otherGoodsCents: 1800,
    servicesCents: 2900,
    discountCents: 437,
    savingsCents: 437,
    bonusCents: 1179,
    bonusAvailableCents: 1179,
    lentDepositCents: 0,
    depositCents: 40,
    depositToRefundCents: 0,
    deliveryCents: 0,
    totalCents: 2133 + 1800 + 2900 - 1179,
    totalWithDepositCents: 2133 + 1800 + 2900 - 1179 + 40,
    activePromoCode: 'RUDENS',
  })
})

test('the bonus is shown as available until the customer uses it', () => {
  const customer = { ...newCustomer, bonusCents: 100 }
  const sums = totals(cartOf([honey({ order: 2 })], { customer }), settings)
  expect([sums.bonusCents, sums.bonusAvailableCents, sums.totalCents]).toEqual([0, 100, 1000])
})

test('goods of 20.00 before the bonus are delivered free', () => {
  const customer = { ...newCustomer, bonusCents: 5000 }
  const sums = totals(cartOf([honey({ order: 4 })], { customer, useBonus: true }), settings)
  expect([sums.bonusCents, sums.deliveryCents, sums.totalCents]).toEqual([600, 0, 1400])
})

test('a code that takes the goods below 20.00 adds the delivery fee', () => {
  const sums = totals(
    cartOf([honey({ order: 4 })], { promo: promoOf({ kind: 'sum', cents: 1 }) }),
    settings,
  )
  expect([sums.otherGoodsCents, sums.deliveryCents]).toEqual([1999, 300])
})

test('a cart that only returns bottles pays the surcharge; the deposit is refunded later', () => {
  const customer = {
    ...newCustomer,
    deposit: { heldByGood: { 2: 2 }, paidCents: 1600, requiredCents: 1600 },
  }
  expect(totals(cartOf([bottle({ order: 0, return: 2 })], { customer }), settings)).toMatchObject({
    totalCents: 0,
    lentDepositCents: 0,
    depositToRefundCents: 1600,
    deliveryCents: 150,
    totalWithDepositCents: 150,
  })
})

test('services alone have no fee, and they do not count towards a free delivery', () => {
  expect(totals(cartOf([service()]), settings)).toMatchObject({
    onlyServices: true,
    deliveryCents: 0,
  })
  expect(totals(cartOf([service(), honey()]), settings)).toMatchObject({
    onlyServices: false,
    deliveryCents: 300,
  })
})

test('an empty cart, or one of empty lines, costs nothing', () => {
  for (const lines of [[], [bottle({ order: 0 })]])
    expect(totals(cartOf(lines), settings)).toMatchObject({
      totalWithDepositCents: 0,
      deliveryCents: 0,
      onlyServices: false,
    })
})

test('a lent cooler counts as other goods, and its security as deposit', () => {
  expect(totals(cartOf([cooler()]), settings)).toMatchObject({
    otherGoodsCents: 790,
    lentDepositCents: 7000,
  })
})

test('savings are wholesale, autoship and promo together', () => {
  const line = honey({
    order: 6,
    isInWholesale: true,
    bestPriceCents: 450,
    bestPriceFromPieces: 6,
    autoshipPriceCents: 440,
  })
  const sums = totals(
    cartOf([line], { basket: 'autoship', promo: promoOf({ kind: 'sum', cents: 40 }) }),
    settings,
  )
  expect(sums.savingsCents).toBe(6 * 60 + 40)
  expect(sums.explained.savings).toEqual({ priceCents: 360, promoCents: 40 })
})

test('a code gives free delivery only when its minimum is reached', () => {
  const free = promoOf({ kind: 'free_delivery' }, { minimumCents: 1000 })
  const reached = totals(cartOf([honey({ order: 2 })], { promo: free }), settings)
  expect([reached.deliveryCents, reached.activePromoCode, reached.discountCents]).toEqual([
    0,
    'RUDENS',
    0,
  ])
  const missed = totals(cartOf([honey()], { promo: free }), settings)
  expect([missed.deliveryCents, missed.activePromoCode]).toEqual([300, null])
  expect(missed.explained.promoRefusal).toEqual({
    code: 'below_minimum',
    minimumCents: 1000,
    missingCents: 500,
  })
})

test('cash is allowed up to 300.00 in all, by our courier, without overdue debt', () => {
  const refusal = (change: Partial<TotalsInput>, price: number): unknown => {
    const { cashAllowed } = totals(cartOf([honey({ basePriceCents: price })], change), settings)
    return cashAllowed.ok ? 'yes' : cashAllowed.refusal.code
  }
  expect(refusal({}, 30_000)).toBe('yes')
  expect(refusal({}, 30_001)).toBe('above_cash_limit')
  expect(refusal({ deliveryKind: 'parcelMachine' }, 500)).toBe('not_for_this_delivery')
  expect(refusal({ customer: { ...newCustomer, hasOverdueDebt: true } }, 500)).toBe('overdue_debt')
})

const quantity = fc.integer({ min: 0, max: 30 })
const price = fc.integer({ min: 1, max: 20_000 })
const anyLine = fc
  .record({
    make: fc.constantFrom(honey, bottle, cooler, service),
    goodId: fc.integer({ min: 1, max: 8 }),
    order: quantity,
    return: quantity,
    basePriceCents: price,
    autoshipPriceCents: fc.option(price),
    stateDepositCents: fc.constantFrom(0, 10, 120),
  })
  .map(({ make, goodId, return: back, ...rest }) => {
    const line = make({ ...rest })
    return { ...line, goodId: line.goodId * 100 + goodId, return: line.isLent ? back : 0 }
  })
const anyPromo = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => promoOf({ kind: 'percent', percent })),
    fc.integer({ min: 1, max: 50_000 }).map((cents) => promoOf({ kind: 'sum', cents })),
    fc.constant(promoOf({ kind: 'free_delivery' })),
  ),
)
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    basket: fc.constantFrom('cart', 'autoship'),
    useBonus: fc.boolean(),
    promo: anyPromo,
    deliveryKind: fc.constantFrom(...deliveryKinds),
    bonusCents: fc.nat(20_000),
    paidCents: fc.nat(50_000),
    requiredCents: fc.nat(50_000),
  })
  .map(({ bonusCents, paidCents, requiredCents, ...rest }) => ({
    ...rest,
    customer: { ...newCustomer, bonusCents, deposit: { heldByGood: {}, paidCents, requiredCents } },
  }))

test('the sums add up, whatever is in the cart', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const sums = totals(input, settings)
      const goods = sums.waterGoodsCents + sums.otherGoodsCents
      expect(goods + sums.servicesCents).toBe(sumOf(sums.lines, (line) => line.sumCents))
      expect(sums.totalCents).toBe(goods + sums.servicesCents - sums.bonusCents)
      expect(sums.totalWithDepositCents).toBe(
        sums.totalCents + sums.depositCents + sums.deliveryCents,
      )
      expect(sums.savingsCents).toBe(
        sumOf(input.lines, (line) => line.basePriceCents * line.order) - goods - sums.servicesCents,
      )
      expect(sums.savingsCents).toBeGreaterThanOrEqual(sums.discountCents)
      expect(sums.depositCents).toBe(
        sums.lentDepositCents -
          sums.explained.deposit.paidBeyondCents +
          sums.explained.deposit.stateDepositCents,
      )
      expect(sums.depositToRefundCents).toBeLessThanOrEqual(input.customer.deposit.paidCents)
      const numbers = Object.values(sums).filter((value) => typeof value === 'number')
      expect(numbers.filter((cents) => cents < 0 || !Number.isSafeInteger(cents))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('the order of the lines changes no total', () => {
  const withoutSum = anyCart.filter((input) => input.promo?.benefit.kind !== 'sum')
  fc.assert(
    fc.property(withoutSum, (input) => {
      const { lines: _, explained: __, ...forwards } = totals(input, settings)
      const {
        lines: ___,
        explained: ____,
        ...backwards
      } = totals({ ...input, lines: input.lines.toReversed() }, settings)
      expect(backwards).toEqual(forwards)
    }),
    { numRuns: 1000 },
  )
})
