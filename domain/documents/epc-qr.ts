import { eurosOf, type Cents } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type Transfer = {
  payeeName: string
  iban: string
  cents: Cents
  /** The remittance text, by which the payee recognises the payment. */
  text: string
}

/** The text of a payment QR code for banking apps: EPC069-12, version 2, UTF-8. */
export function epcQrText(
  transfer: Transfer,
): Outcome<string, 'sum_out_of_range' | 'name_too_long' | 'text_too_long'> {
  if (transfer.cents < 1 || transfer.cents > 99_999_999_999) return refuse('sum_out_of_range')
  if (transfer.payeeName.length > 70) return refuse('name_too_long')
  if (transfer.text.length > 140) return refuse('text_too_long')
  const sum = `EUR${eurosOf(transfer.cents).toFixed(2)}`
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    transfer.payeeName,
    transfer.iban,
    sum,
    '',
    '',
    transfer.text,
  ]
  return done(lines.join('\n'))
}
