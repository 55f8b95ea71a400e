import { expect, test } from 'vitest'
import { honey, service } from '../cart/sample-lines.ts'
import { priceLines } from './price-lines.ts'
import { promoOf } from './sample-cart.ts'

const wholesale = { isInWholesale: true, bestPriceCents: 420, bestPriceFromPieces: 6 }
const promo = promoOf({ kind: 'sum', cents: 500 })

test('wholesale counts the pieces of a good over all lines of the cart', () => {
  const { lines } = priceLines(
    [honey({ ...wholesale, order: 4 }), honey({ ...wholesale, order: 2 })],
    'cart',
    null,
  )
  expect(lines.map((line) => line.sumCents)).toEqual([1680, 840])
  expect(lines.map((line) => line.savingsCents)).toEqual([320, 160])
  const five = priceLines(
    [honey({ ...wholesale, order: 3 }), honey({ ...wholesale, order: 2 })],
    'cart',
    null,
  )
  expect(five.lines.map((line) => line.sumCents)).toEqual([1500, 1000])
  const other = priceLines(
    [honey({ ...wholesale, order: 4 }), honey({ goodId: 8, order: 2 })],
    'cart',
    null,
  )
  expect(other.lines[0]!.sumCents).toBe(2000)
})

test('the price per piece is what is paid, beside the price before the code', () => {
  const { lines } = priceLines([honey({ order: 3 })], 'cart', promo)
  expect(lines[0]).toEqual({
    goodId: 1,
    order: 3,
    listPriceCents: 500,
    priceWithoutDiscountCents: 500,
    priceCents: 333,
    reason: 'list',
    promoCents: 500,
    sumCents: 1000,
    savingsCents: 500,
  })
})

test('a line that only returns pieces costs nothing and shows the price of one', () => {
  expect(priceLines([honey({ order: 0, return: 1 })], 'cart', null).lines[0]).toMatchObject({
    priceCents: 500,
    sumCents: 0,
    savingsCents: 0,
  })
})

test('a code that the cart does not qualify for takes nothing off and says why', () => {
  const code = { ...promo, leavesOutServices: true }
  const { lines, promoRefusal } = priceLines([service()], 'cart', code)
  expect(promoRefusal).toEqual({ code: 'no_goods_for_it' })
  expect(lines[0]!.promoCents).toBe(0)
})
