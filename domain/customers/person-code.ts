import { dayFromParts, type Day } from '../calendar.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type PersonCode = {
  /** Formatted: `111111-11111`. */
  code: string
  form: 'old' | 'new'
  birthDay: Day | null
  /** False only warns: the algorithm was never published. */
  checksumHolds: boolean
}

/**
 * The old form is `ddmmyy-Cnnnk` with a century digit; the new one (since July 2017) begins with 32
 * to 39, followed by random digits without birthday and check digit.
 */
export function parsePersonCode(
  text: string,
): Outcome<PersonCode, 'not_a_person_code' | 'no_such_birthday'> {
  const digits = text.trim().replace(/^(\d{6})-?(\d{5})$/, '$1$2')
  if (!/^\d{11}$/.test(digits)) return refuse('not_a_person_code')
  const code = `${digits.slice(0, 6)}-${digits.slice(6)}`
  if (/^3[2-9]/.test(digits))
    return done({ code, form: 'new', birthDay: null, checksumHolds: true })
  if (!/^[0-2]$/.test(digits[6]!)) return refuse('not_a_person_code')
  const year = 1800 + Number(digits[6]) * 100 + Number(digits.slice(4, 6))
  const birthDay = dayFromParts(year, Number(digits.slice(2, 4)), Number(digits.slice(0, 2)))
  if (!birthDay) return refuse('no_such_birthday')
  return done({
    code,
    form: 'old',
    birthDay,
    checksumHolds: checkDigit(digits) === Number(digits[10]),
  })
}

const weights = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]

const checkDigit = (digits: string): number =>
  ((1 + weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)) % 11) % 10
