import { expect, test } from 'vitest'
import { includedVat } from './included-vat.ts'

const water = { sumCents: 2_420, percent: 21, takesBonus: false }
const honey = { sumCents: 1_120, percent: 12, takesBonus: true }

test('the VAT in a cart is split by rate, delivery included', () => {
  const { rows, vatCents } = includedVat({
    lines: [water, honey],
    bonusCents: 0,
    deliveryCents: 121,
    deliveryPercent: 21,
  })
  expect(rows.map(({ percent, vatCents: cents }) => [percent, cents])).toEqual([
    [21, 441],
    [12, 120],
  ])
  expect(vatCents).toBe(561)
})

test('the bonus reduces the other goods and their VAT', () => {
  const { rows } = includedVat({
    lines: [water, honey],
    bonusCents: 560,
    deliveryCents: 0,
    deliveryPercent: 21,
  })
  expect(rows.map(({ grossCents }) => grossCents)).toEqual([2_420, 560])
})
