import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { sumOf } from '../money.ts'
import { mayUsePromo, promoDiscounts, type Promo, type PromoLine } from './promo.ts'
import { promoOf } from './sample-cart.ts'

const promo = (change: Partial<Promo> = {}): Promo =>
  promoOf({ kind: 'percent', percent: 10 }, change)

const line = (goodId: number, sumCents: number, isService = false): PromoLine => ({
  goodId,
  sumCents,
  isService,
})
const use = { today: dayOf('2026-11-24'), customerId: 7, uses: 0, usesByCustomer: 0 }
const off = (code: Promo, lines: PromoLine[]): unknown => {
  const discounts = promoDiscounts(code, lines)
  return discounts.ok ? discounts.value : discounts.refusal
}

test('a percentage is taken on each line and rounded once', () => {
  expect(off(promo(), [line(1, 505), line(2, 1495), line(3, 0)])).toEqual([51, 150, 0])
})

test('a fixed sum is spread over the lines by largest remainder', () => {
  const sum = promo({ benefit: { kind: 'sum', cents: 500 } })
  expect(off(sum, [line(1, 1000), line(2, 1000), line(3, 1000)])).toEqual([167, 167, 166])
})

test('a fixed sum takes no more than the goods cost', () => {
  const sum = promo({ benefit: { kind: 'sum', cents: 5000 } })
  expect(off(sum, [line(1, 1200), line(2, 300)])).toEqual([1200, 300])
})

// S-M6
test('an ended code takes off no more than it had granted, spread as before', () => {
  const lines = [line(1, 10_000), line(2, 30_000)]
  expect(off(promo({ atMostCents: 60 }), lines)).toEqual([15, 45])
  expect(off(promo({ atMostCents: 60 }), [line(1, 200)])).toEqual([20])
  expect(off(promo({ atMostCents: 0 }), lines)).toEqual([0, 0])
})

test('services are included unless the code leaves them out', () => {
  const lines = [line(1, 1000), line(2, 1000, true)]
  expect(off(promo(), lines)).toEqual([100, 100])
  expect(off(promo({ leavesOutServices: true }), lines)).toEqual([100, 0])
  expect(off(promo({ leavesOutServices: true }), [line(2, 1000, true)])).toEqual({
    code: 'no_goods_for_it',
  })
})

test('a code for some goods skips the others, and is refused without any', () => {
  expect(off(promo({ goodIds: [2] }), [line(1, 1000), line(2, 1000)])).toEqual([0, 100])
  expect(off(promo({ goodIds: [3] }), [line(1, 1000)])).toEqual({ code: 'no_goods_for_it' })
})

test('below the minimum the code says how much is missing', () => {
  const code = promo({ minimumCents: 2000 })
  expect(off(code, [line(1, 1999)])).toEqual({
    code: 'below_minimum',
    minimumCents: 2000,
    missingCents: 1,
  })
  expect(off(code, [line(1, 2000)])).toEqual([200])
})

test('free delivery takes nothing off the lines, but needs goods', () => {
  const free = promo({ benefit: { kind: 'free_delivery' } })
  expect(off(free, [line(1, 1000)])).toEqual([0])
  expect(off(free, [])).toEqual({ code: 'no_goods_for_it' })
})

test('a code is valid from its first to its last day', () => {
  const code = promo({ fromDay: dayOf('2026-11-01'), toDay: dayOf('2026-11-30') })
  const on = (day: string): unknown => mayUsePromo(code, { ...use, today: dayOf(day) })
  expect(on('2026-10-31')).toEqual({ ok: false, refusal: { code: 'not_yet', from: '2026-11-01' } })
  expect(on('2026-11-01')).toEqual({ ok: true, value: null })
  expect(on('2026-11-30')).toEqual({ ok: true, value: null })
  expect(on('2026-12-01')).toEqual({ ok: false, refusal: { code: 'expired', since: '2026-11-30' } })
})

test('a code can be limited in total, per customer and to some customers', () => {
  const answer = (code: Promo, now = use): unknown => {
    const answer = mayUsePromo(code, now)
    return answer.ok ? 'yes' : answer.refusal.code
  }
  expect(answer(promo({ maxUses: 10 }), { ...use, uses: 9 })).toBe('yes')
  expect(answer(promo({ maxUses: 10 }), { ...use, uses: 10 })).toBe('used_up')
  expect(answer(promo({ maxUsesPerCustomer: 1 }), { ...use, usesByCustomer: 1 })).toBe(
    'used_by_you',
  )
  expect(answer(promo({ customerIds: [8] }))).toBe('not_for_you')
  expect(answer(promo({ customerIds: [7, 8] }))).toBe('yes')
})

test('no code takes more than a line costs, and a fixed sum is taken to the cent', () => {
  const lines = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
  const benefit = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent' as const, percent })),
    fc.integer({ min: 1, max: 2_000_000 }).map((cents) => ({ kind: 'sum' as const, cents })),
  )
  fc.assert(
    fc.property(lines, benefit, (sums, taken) => {
      const discounts = promoDiscounts(
        promo({ benefit: taken }),
        sums.map((sum, index) => line(index, sum)),
      )
      fc.pre(discounts.ok)
      for (const [index, cents] of discounts.value.entries()) {
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(sums[index]!)
      }
      const total = sumOf(sums, (sum) => sum)
      if (taken.kind === 'sum')
        expect(sumOf(discounts.value, (cents) => cents)).toBe(Math.min(taken.cents, total))
    }),
    { numRuns: 1000 },
  )
})
