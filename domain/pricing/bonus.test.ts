import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { defaultSettings as settings } from '../settings.ts'
import { bonusShares, earnedBonus, usableBonus, type BonusInput } from './bonus.ts'

const cart = { waterCents: 1580, noWaterCents: 2000, customerBonusCents: 5000, isEnabled: true }
const usable = (change: Partial<BonusInput>): [number, string] => {
  const { cents, limitedBy } = usableBonus({ ...cart, ...change }, settings)
  return [cents, limitedBy]
}

test('bonus pays at most 30 % of all goods, rounded down', () => {
  expect(usable({})).toEqual([1074, 'share_of_goods'])
  expect(usable({ waterCents: 1583 })).toEqual([1074, 'share_of_goods'])
  expect(usable({ waterCents: 1584 })).toEqual([1075, 'share_of_goods'])
})

test('bonus never exceeds the customer’s bonus or the goods other than water', () => {
  expect(usable({ customerBonusCents: 321 })).toEqual([321, 'customer_bonus'])
  expect(usable({ customerBonusCents: 1 })).toEqual([1, 'customer_bonus'])
  expect(usable({ noWaterCents: 200 })).toEqual([200, 'other_goods'])
})

test('without other goods, without a bonus or when not enabled, no bonus can be used', () => {
  expect(usable({ noWaterCents: 0 })).toEqual([0, 'no_other_goods'])
  expect(usable({ customerBonusCents: 0 })).toEqual([0, 'no_bonus'])
  expect(usable({ customerBonusCents: -50 })).toEqual([0, 'no_bonus'])
  expect(usable({ isEnabled: false })).toEqual([0, 'not_enabled'])
})

test('2 % of what the 18.9 l bottles cost is earned, to the cent', () => {
  const lines = [
    { bottleKind: 'large', paidCents: 2370 },
    { bottleKind: 'large', paidCents: 740 },
    { bottleKind: 'small', paidCents: 590 },
    { bottleKind: 'none', paidCents: 9000 },
  ] as const
  expect(earnedBonus(lines, true, settings)).toBe(62)
  expect(earnedBonus([{ bottleKind: 'large', paidCents: 1275 }], true, settings)).toBe(26)
  expect(earnedBonus(lines, false, settings)).toBe(0)
  expect(earnedBonus([], true, settings)).toBe(0)
})

test('the bonus used is a discount on the goods that are not water', () => {
  expect(
    bonusShares(300, [
      { sumCents: 1580, takesBonus: false },
      { sumCents: 500, takesBonus: true },
    ]),
  ).toEqual([0, 300])
})

test('the bonus used stays within each of its three limits, whatever the cart', () => {
  const sums = fc.nat(1_000_000)
  fc.assert(
    fc.property(
      sums,
      sums,
      sums,
      fc.boolean(),
      (waterCents, noWaterCents, customerBonusCents, isEnabled) => {
        const { cents } = usableBonus(
          { waterCents, noWaterCents, customerBonusCents, isEnabled },
          settings,
        )
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(customerBonusCents)
        expect(cents).toBeLessThanOrEqual(noWaterCents)
        expect(cents * 10).toBeLessThanOrEqual((waterCents + noWaterCents) * 3)
        if (!isEnabled) expect(cents).toBe(0)
      },
    ),
    { numRuns: 1000 },
  )
})

test('the bonus shares add up, and no line goes below zero', () => {
  const lines = fc.array(fc.record({ sumCents: fc.nat(100_000), takesBonus: fc.boolean() }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (goods, part) => {
      const other = sumOf(goods, (good) => (good.takesBonus ? good.sumCents : 0))
      const bonus = Math.floor(other * part)
      const shares = bonusShares(bonus, goods)
      expect(sumOf(shares, (share) => share)).toBe(bonus)
      for (const [index, share] of shares.entries())
        expect(share).toBeLessThanOrEqual(goods[index]!.sumCents)
    }),
    { numRuns: 1000 },
  )
})
