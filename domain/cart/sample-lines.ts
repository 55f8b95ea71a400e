import type { CartLine } from './cart-line.ts'

/** Lines for examples and tests: a jar of honey for 5.00. */
export const honey = (change: Partial<CartLine> = {}): CartLine => ({
  goodId: 1,
  kind: 'good',
  bottleKind: 'none',
  isLent: false,
  order: 1,
  return: 0,
  basePriceCents: 500,
  isInWholesale: false,
  bestPriceCents: null,
  bestPriceFromPieces: null,
  autoshipPriceCents: null,
  autoshipBestPriceCents: null,
  lentDepositCents: 0,
  stateDepositCents: 0,
  ...change,
})

/** An 18.9 l bottle for 7.90 with a deposit of 8.00. */
export const bottle = (change: Partial<CartLine> = {}): CartLine =>
  honey({
    goodId: 2,
    bottleKind: 'large',
    isLent: true,
    basePriceCents: 790,
    lentDepositCents: 800,
    ...change,
  })

/** A cooler lent for 7.90 a month, with 70.00 of security. */
export const cooler = (change: Partial<CartLine> = {}): CartLine =>
  honey({
    goodId: 3,
    kind: 'rentable',
    isLent: true,
    basePriceCents: 790,
    lentDepositCents: 7000,
    ...change,
  })

export const service = (change: Partial<CartLine> = {}): CartLine =>
  honey({ goodId: 4, kind: 'service', basePriceCents: 2900, ...change })
