import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { honey } from '../cart/sample-lines.ts'
import { pricePiece, wholesaleCategoryId } from './price.ts'

const wholesale = honey({
  basePriceCents: 500,
  isInWholesale: true,
  bestPriceCents: 420,
  bestPriceFromPieces: 6,
})

test('Vairumā is category 7', () => {
  expect(wholesaleCategoryId).toBe(7)
})

test('a good in Vairumā has its best price from the required number of pieces', () => {
  expect(pricePiece(wholesale, 5, 'cart')).toEqual({ listCents: 500, cents: 500, reason: 'list' })
  expect(pricePiece(wholesale, 6, 'cart')).toEqual({
    listCents: 500,
    cents: 420,
    reason: 'wholesale',
  })
})

test('a good outside Vairumā or without a number of pieces has no best price', () => {
  expect(pricePiece({ ...wholesale, isInWholesale: false }, 60, 'cart').cents).toBe(500)
  expect(pricePiece({ ...wholesale, bestPriceFromPieces: null }, 60, 'cart').cents).toBe(500)
  expect(pricePiece({ ...wholesale, bestPriceCents: null }, 60, 'cart').cents).toBe(500)
})

test('an autoship has its own prices where they are lower', () => {
  const good = { ...wholesale, autoshipPriceCents: 450, autoshipBestPriceCents: 400 }
  expect(pricePiece(good, 1, 'cart').cents).toBe(500)
  expect(pricePiece(good, 1, 'autoship')).toEqual({
    listCents: 500,
    cents: 450,
    reason: 'autoship',
  })
  expect(pricePiece(good, 6, 'autoship')).toEqual({
    listCents: 500,
    cents: 400,
    reason: 'autoship_wholesale',
  })
  expect(pricePiece({ ...good, autoshipPriceCents: 550 }, 1, 'autoship').cents).toBe(500)
  expect(pricePiece({ ...good, autoshipBestPriceCents: null }, 6, 'autoship').cents).toBe(420)
})

test('no piece ever costs more than its list price, nor more in a larger cart or an autoship', () => {
  const cents = fc.integer({ min: 1, max: 10_000 })
  const good = fc.record({
    basePriceCents: cents,
    isInWholesale: fc.boolean(),
    bestPriceCents: fc.option(cents),
    bestPriceFromPieces: fc.option(fc.integer({ min: 1, max: 20 })),
    autoshipPriceCents: fc.option(cents),
    autoshipBestPriceCents: fc.option(cents),
  })
  fc.assert(
    fc.property(good, fc.nat(30), fc.nat(30), (prices, pieces, more) => {
      const few = pricePiece(prices, pieces, 'cart').cents
      expect(few).toBeLessThanOrEqual(prices.basePriceCents)
      expect(pricePiece(prices, pieces + more, 'cart').cents).toBeLessThanOrEqual(few)
      expect(pricePiece(prices, pieces, 'autoship').cents).toBeLessThanOrEqual(few)
    }),
    { numRuns: 1000 },
  )
})
