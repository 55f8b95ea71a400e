import { expect, test } from 'vitest'
import { refundParts } from './refund-parts.ts'

const left = { refundableCents: 1_360, accountCents: 2_000 }
const all = { withAccount: false } as const

test('all of the deposit above the required one is refunded unless a part is wanted', () => {
  expect(refundParts({ to: 'account', ...all }, left)).toEqual({
    depositCents: 1_360,
    accountCents: 0,
  })
  expect(refundParts({ to: 'account', ...all, depositCents: 500 }, left)).toEqual({
    depositCents: 500,
    accountCents: 0,
  })
})

test('no more of the deposit is refunded than is above the required one', () => {
  expect(refundParts({ to: 'iban', ...all, depositCents: 9_000 }, left).depositCents).toBe(1_360)
})

test('money of the account goes out to a bank or a card alone, in whole or in part', () => {
  const wish = { withAccount: true, depositCents: 500 }
  expect(refundParts({ to: 'iban', ...wish }, left)).toEqual({
    depositCents: 500,
    accountCents: 2_000,
  })
  expect(refundParts({ to: 'card', ...wish, accountCents: 700 }, left).accountCents).toBe(700)
  expect(refundParts({ to: 'account', ...wish, accountCents: 700 }, left).accountCents).toBe(0)
})
