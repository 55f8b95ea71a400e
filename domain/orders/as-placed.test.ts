import { expect, test } from 'vitest'
import { honey } from '../cart/sample-lines.ts'
import { pricePiece } from '../pricing/price.ts'
import { asPlaced } from './as-placed.ts'

const placed = { goodId: 1, order: 3, listPriceCents: 500, priceBeforePromoCents: 450 }
const dearer = honey({ order: 3, basePriceCents: 600, autoshipPriceCents: 400 })

test('an edited order keeps the price of the day on which it was placed', () => {
  expect(pricePiece(asPlaced(dearer, placed), 3, 'autoship')).toMatchObject({
    listCents: 500,
    cents: 450,
  })
})

test('with another quantity the list price is kept and the rest is worked out anew', () => {
  const more = { ...dearer, order: 4 }
  expect(pricePiece(asPlaced(more, placed), 4, 'cart')).toMatchObject({
    listCents: 500,
    cents: 500,
  })
  expect(pricePiece(asPlaced(more, placed), 4, 'autoship')).toMatchObject({
    listCents: 500,
    cents: 400,
  })
})

test('more or fewer of what has come down in price since cost what they cost today', () => {
  const cheaper = honey({ order: 4, basePriceCents: 400, autoshipPriceCents: null })
  expect(pricePiece(asPlaced(cheaper, placed), 4, 'cart')).toMatchObject({
    listCents: 400,
    cents: 400,
  })
})

test('a good that was not in the order costs what it costs today', () => {
  expect(asPlaced(dearer, undefined)).toEqual(dearer)
  expect(asPlaced(dearer, { ...placed, order: 0 })).toEqual(dearer)
})
