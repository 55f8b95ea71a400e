import { done, refuse, type Outcome } from '../outcome.ts'
import { parseCompanyNumber } from './company-number.ts'
import { parsePersonCode } from './person-code.ts'

export type VatNumber = { number: string; checksumHolds: boolean }

/** `LV` and the registration number, or the personal code of a person who pays VAT. */
export function parseVatNumber(text: string): Outcome<VatNumber, 'not_a_vat_number'> {
  const digits = /^LV(\d{11})$/.exec(text.replace(/[\s-]/g, '').toUpperCase())?.[1]
  if (!digits) return refuse('not_a_vat_number')
  const number = `LV${digits}`
  if (Number(digits[0]) > 3) {
    const company = parseCompanyNumber(digits)
    return done({ number, checksumHolds: company.ok && company.value.checksumHolds })
  }
  const person = parsePersonCode(digits)
  return person.ok
    ? done({ number, checksumHolds: person.value.checksumHolds })
    : refuse('not_a_vat_number')
}
