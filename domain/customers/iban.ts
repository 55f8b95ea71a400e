import { done, refuse, type Outcome } from '../outcome.ts'

/** A Latvian IBAN is LV, two check digits, four letters of the bank and 13 of the account. */
export function parseIban(text: string): Outcome<string, 'not_an_iban' | 'wrong_check_digits'> {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return refuse('not_an_iban')
  if (iban.startsWith('LV') && !/^LV\d{2}[A-Z]{4}[A-Z0-9]{13}$/.test(iban))
    return refuse('not_an_iban')
  return remainderOf97(iban) === 1 ? done(iban) : refuse('wrong_check_digits')
}

/** In groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0')

/** ISO 7064: the first four characters move to the end, and letters count from 10. */
function remainderOf97(iban: string): number {
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4))
    remainder = Number(`${remainder}${parseInt(character, 36)}`) % 97
  return remainder
}
