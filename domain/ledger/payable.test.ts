import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodwillLeft, goodwillToMove, payableMoney } from './payable.ts'

// D-12

test('money paid in is paid out, goodwill is not', () => {
  expect(payableMoney({ accountCents: 1_380, goodwillCents: 0, spentCents: 0 })).toBe(1_380)
  expect(payableMoney({ accountCents: 1_500, goodwillCents: 1_000, spentCents: 0 })).toBe(500)
  expect(payableMoney({ accountCents: 500, goodwillCents: 1_000, spentCents: 0 })).toBe(0)
  expect(payableMoney({ accountCents: -200, goodwillCents: 0, spentCents: 0 })).toBe(0)
})

test('goodwill is spent first, and a cancelled order brings it back as goodwill', () => {
  expect(payableMoney({ accountCents: 1_000, goodwillCents: 1_000, spentCents: 1_000 })).toBe(1_000)
  expect(goodwillLeft({ accountCents: 1_000, goodwillCents: 1_000, spentCents: 0 })).toBe(1_000)
})

test('what is paid out and what stays make the account', () => {
  const cents = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(cents, cents, cents, (accountCents, goodwillCents, spentCents) => {
      const money = { accountCents, goodwillCents, spentCents }
      expect(payableMoney(money) + goodwillLeft(money)).toBe(Math.max(0, accountCents))
      expect(payableMoney(money)).toBeGreaterThanOrEqual(0)
      expect(payableMoney(money)).toBeLessThanOrEqual(Math.max(0, accountCents))
    }),
  )
})

test('of two accounts that become one as much is paid out as of both', () => {
  const cents = fc.integer({ min: -100_000, max: 100_000 })
  const owned = fc.record({
    accountCents: fc.integer({ min: 0, max: 100_000 }),
    goodwillCents: cents,
    spentCents: cents,
  })
  fc.assert(
    fc.property(owned, owned, (from, into) => {
      const merged = {
        accountCents: from.accountCents + into.accountCents,
        goodwillCents: into.goodwillCents + goodwillToMove(from, into),
        spentCents: into.spentCents,
      }
      expect(goodwillLeft(merged)).toBe(goodwillLeft(from) + goodwillLeft(into))
      expect(payableMoney(merged)).toBe(payableMoney(from) + payableMoney(into))
    }),
  )
})
