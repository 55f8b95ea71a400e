import { expect, test } from 'vitest'
import { nextDay, piecesOf } from './delivery-pieces.ts'

// P-p14
test('the next delivery counts pieces as the cart does, and the orders of its day', () => {
  expect(
    piecesOf([
      { isbottle: 1, order: 2, return: 1 },
      { isbottle: 3, order: 6, return: 0 },
      { isbottle: 3, order: 1, return: 0 },
    ]),
  ).toEqual({ full: 2, empty: 1, others: 7 })

  const [parcel, first, second, later] = [null, '2026-11-30', '2026-11-30', '2026-12-02'].map(
    (delivery_date) => ({ delivery_date }),
  )
  expect(nextDay([parcel!, first!, later!, second!])).toEqual({ order: first, alsoThatDay: 1 })
  expect(nextDay([parcel!])).toEqual({ order: undefined, alsoThatDay: 0 })
})
