import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { defaultSettings } from '../settings.ts'
import {
  depositFor,
  depositHeld,
  depositOfBottle,
  depositRequired,
  type DepositMove,
} from './deposit.ts'

const often = { numRuns: 1000 }
const steps = defaultSettings.depositSteps
const bottles = { lentDepositCents: 800, bottleKind: 'large' as const }
const coolers = { lentDepositCents: 7000, bottleKind: 'none' as const }

const bottleDeposit = (move: DepositMove): [charge: number, refund: number] => {
  const { chargeCents, refundCents } = depositFor(bottles, move, steps)
  return [chargeCents, refundCents]
}

const pieces = fc.nat(40)
const anyMove = fc.record({ held: pieces, order: pieces, return: pieces })
const anyDeposit = fc.integer({ min: 1, max: 10_000 })

test('the fifth bottle is 10 % cheaper, the tenth 20 %', () => {
  expect([1, 4, 5, 9, 10, 11, 500].map((k) => depositOfBottle(k, 800, steps))).toEqual([
    800, 800, 720, 720, 640, 640, 640,
  ])
})

test('each bottle is rounded by itself', () => {
  expect([5, 10].map((k) => depositOfBottle(k, 775, steps))).toEqual([697, 620])
  expect(depositHeld(6, { lentDepositCents: 775, bottleKind: 'large' as const }, steps)).toBe(
    4 * 775 + 2 * 697,
  )
})

test('a new customer orders 2 and returns none: 16.00', () => {
  expect(bottleDeposit({ held: 0, order: 2, return: 0 })).toEqual([1600, 0])
})

test('a new customer orders 6: 4 × 8.00 + 2 × 7.20 = 46.40', () => {
  const deposit = depositFor(bottles, { held: 0, order: 6, return: 0 }, steps)
  expect(deposit.chargeCents).toBe(4640)
  expect(deposit.groups).toEqual([
    { fromPiece: 1, toPiece: 4, pieces: 4, eachCents: 800 },
    { fromPiece: 5, toPiece: 6, pieces: 2, eachCents: 720 },
  ])
})

test('a customer who holds 3, orders 3 and returns 3 pays no deposit', () => {
  expect(bottleDeposit({ held: 3, order: 3, return: 3 })).toEqual([0, 0])
})

test('a customer who holds 3, orders none and returns 1 gets 8.00 back', () => {
  expect(bottleDeposit({ held: 3, order: 0, return: 1 })).toEqual([0, 800])
})

test('steps count from the bottles held already, up and down', () => {
  expect(bottleDeposit({ held: 4, order: 1, return: 0 })).toEqual([720, 0])
  expect(bottleDeposit({ held: 8, order: 3, return: 0 })).toEqual([720 + 2 * 640, 0])
  expect(bottleDeposit({ held: 10, order: 0, return: 2 })).toEqual([0, 640 + 720])
  expect(bottleDeposit({ held: 12, order: 0, return: 12 })).toEqual([
    0,
    4 * 800 + 5 * 720 + 3 * 640,
  ])
})

test('more bottles returned than held count as held', () => {
  expect(bottleDeposit({ held: 0, order: 2, return: 2 })).toEqual([0, 0])
  expect(bottleDeposit({ held: 1, order: 5, return: 3 })).toEqual([800 + 720, 0])
  expect(bottleDeposit({ held: 0, order: 0, return: 2 })).toEqual([0, 1600])
})

test('other rentables cost the same each, however many', () => {
  expect(depositFor(coolers, { held: 9, order: 3, return: 1 }, steps).chargeCents).toBe(14_000)
  expect(depositFor(coolers, { held: 9, order: 0, return: 6 }, steps).refundCents).toBe(42_000)
})

test('the required deposit is that of everything held', () => {
  const goods = [
    { ...bottles, held: 6 },
    { ...coolers, held: 1 },
    { ...bottles, held: 0 },
  ]
  expect(depositRequired(goods, steps)).toBe(4640 + 7000)
})

test('ten thousand bottles make three groups that add up', () => {
  const { groups, chargeCents } = depositFor(bottles, { held: 0, order: 9999, return: 0 }, steps)
  expect(groups.map((group) => group.pieces)).toEqual([4, 5, 9990])
  expect(chargeCents).toBe(sumOf(groups, (group) => group.pieces * group.eachCents))
})

test('more bottles never cost less deposit in total, and each costs no more than the one before', () => {
  fc.assert(
    fc.property(anyDeposit, pieces, (lentDepositCents, held) => {
      const lent = { lentDepositCents, bottleKind: 'large' as const }
      const next = depositHeld(held + 1, lent, steps) - depositHeld(held, lent, steps)
      expect(next).toBe(depositOfBottle(held + 1, lentDepositCents, steps))
      expect(next).toBeGreaterThan(0)
      expect(next).toBeLessThanOrEqual(lentDepositCents)
      expect(depositOfBottle(held + 2, lentDepositCents, steps)).toBeLessThanOrEqual(next)
    }),
    often,
  )
})

test('returning what was ordered costs nothing and gives nothing', () => {
  fc.assert(
    fc.property(
      anyDeposit,
      pieces,
      pieces,
      fc.constantFrom('large', 'small', 'none'),
      (lentDepositCents, held, count, bottleKind) => {
        const deposit = depositFor(
          { lentDepositCents, bottleKind },
          { held, order: count, return: count },
          steps,
        )
        expect([deposit.chargeCents, deposit.refundCents]).toEqual([0, 0])
      },
    ),
    often,
  )
})

test('the deposit of an order is refunded to the cent when its bottles return', () => {
  fc.assert(
    fc.property(anyDeposit, pieces, pieces, (lentDepositCents, held, count) => {
      const lent = { lentDepositCents, bottleKind: 'large' as const }
      const out = depositFor(lent, { held, order: count, return: 0 }, steps)
      const back = depositFor(lent, { held: held + count, order: 0, return: count }, steps)
      expect(back.refundCents).toBe(out.chargeCents)
    }),
    often,
  )
})

test('the deposit is D(h + order − return) − D(h), charged or refunded, never both', () => {
  fc.assert(
    fc.property(anyDeposit, anyMove, (lentDepositCents, move) => {
      const lent = { lentDepositCents, bottleKind: 'large' as const }
      const h = Math.max(move.held, move.return)
      const difference =
        depositHeld(h + move.order - move.return, lent, steps) - depositHeld(h, lent, steps)
      const { chargeCents, refundCents } = depositFor(lent, move, steps)
      expect(chargeCents - refundCents).toBe(difference)
      expect(Math.min(chargeCents, refundCents)).toBe(0)
    }),
    often,
  )
})
