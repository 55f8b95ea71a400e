import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Deposit } from '../../../contract/deposits.ts'
import type { RentedGood } from '../../../contract/bottles.ts'
import { RentedFigures } from './rented-figures.tsx'

const deposit: Deposit = {
  paid: 16,
  required: 16,
  refundable: 0,
  goods: [],
  request: null,
  refused: null,
}
const kept: RentedGood = {
  good_id: 101,
  name: 'Avota ūdens',
  link: 'avota-udens',
  image: '',
  isbottle: 1,
  count: 2,
  bail: 8,
  monthly_payment_vat: 0,
  last_executed: null,
}

test('a cooler that is lent for a day is no bottle, though it has no rent of the month', () => {
  const cooler = { ...kept, good_id: 903, isbottle: 3, count: 1, bail: 70 } as const
  const drawn = renderToStaticMarkup(
    createElement(RentedFigures, { rented: [kept, cooler], deposit }),
  )
  expect(drawn).toContain('2 pudeles')
  expect(drawn).toContain('un 1 nomas prece')
})
