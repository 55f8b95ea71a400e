import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatFromGross, vatTable } from '../documents/vat.ts'
import { advanceVat, orderAdvance } from './order-advance.ts'

// D-14

test('an advance of 43.80 with 8.00 of deposit bears VAT on the rest', () => {
  const advance = orderAdvance(4_380, [{ percent: 21, grossCents: 3_580 }])
  expect(advance.depositCents).toBe(800)
  expect(advanceVat(advance, 30, 21)).toBe(622)
})

test('the VAT of advance and charge is that of their bill, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(0, 30, 50), (standard, reduced, charge) => {
      const rows = [
        { percent: 21, grossCents: standard },
        { percent: 12, grossCents: reduced },
      ]
      const bill = vatTable([...rows, { percent: 21, grossCents: charge }])
      const advance = orderAdvance(standard + reduced, rows)
      expect(advanceVat(advance, charge, 21) + vatFromGross(charge, 21).vatCents).toBe(
        bill.vatCents,
      )
    }),
  )
})
