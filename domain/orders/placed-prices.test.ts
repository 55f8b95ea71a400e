import { expect, test } from 'vitest'
import { honey } from '../cart/sample-lines.ts'
import { pricePiece } from '../pricing/price.ts'
import { withPlacedPrices } from './placed-prices.ts'

const placed = {
  goodId: 1,
  order: 3,
  listPriceCents: 500,
  priceBeforePromoCents: 450,
  officePriceCents: null,
}
const dearer = honey({ order: 3, basePriceCents: 600, autoshipPriceCents: 400 })

test('an edited order keeps the price of the day on which it was placed', () => {
  expect(pricePiece(withPlacedPrices(dearer, placed), 3, 'autoship')).toMatchObject({
    listCents: 500,
    cents: 450,
  })
})

test('with another quantity only the list price is kept', () => {
  const more = { ...dearer, order: 4 }
  expect(pricePiece(withPlacedPrices(more, placed), 4, 'cart')).toMatchObject({
    listCents: 500,
    cents: 500,
  })
  expect(pricePiece(withPlacedPrices(more, placed), 4, 'autoship')).toMatchObject({
    listCents: 500,
    cents: 400,
  })
})

test('another quantity of a good that has become cheaper costs today’s price', () => {
  const cheaper = honey({ order: 4, basePriceCents: 400, autoshipPriceCents: null })
  expect(pricePiece(withPlacedPrices(cheaper, placed), 4, 'cart')).toMatchObject({
    listCents: 400,
    cents: 400,
  })
})

test('a good that was not in the order costs what it costs today', () => {
  expect(withPlacedPrices(dearer, undefined)).toEqual(dearer)
  expect(withPlacedPrices(dearer, { ...placed, order: 0 })).toEqual(dearer)
})

test('a price that the office has set stays with any quantity, below the list price or above it', () => {
  const cheaper = { ...placed, officePriceCents: 300 }
  const more = { ...dearer, order: 4 }
  for (const line of [dearer, more])
    expect(pricePiece(withPlacedPrices(line, cheaper), line.order, 'autoship')).toMatchObject({
      listCents: 500,
      cents: 300,
    })
  const above = { ...placed, officePriceCents: 550 }
  expect(pricePiece(withPlacedPrices(dearer, above), 3, 'cart')).toMatchObject({
    listCents: 550,
    cents: 550,
  })
})
