import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Deposit } from '../../../contract/shop/deposits.ts'
import type { RentedGood } from '../../../contract/shop/bottles.ts'
import { RentedFigures } from './rented-figures.tsx'

const deposit: Deposit = {
  paid: 16,
  required: 16,
  promised: 0,
  refundable: 0,
  payable: 0,
  to_payer: 0,
  on_the_way: 0,
  goods: [],
  request: null,
  refused: null,
}
const bottles: RentedGood = {
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

test('a cooler lent for a day is no bottle, although it has no monthly rent', () => {
  const cooler = { ...bottles, good_id: 903, isbottle: 3, count: 1, bail: 70 } as const
  const html = renderToStaticMarkup(
    createElement(RentedFigures, { rented: [bottles, cooler], deposit }),
  )
  expect(html).toContain('2 pudeles')
  expect(html).toContain('un 1 nomas prece')
})
