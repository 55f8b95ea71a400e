import { longestFrequencyWeeks } from '../../../domain/autoship/frequency.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'

/** What a visitor has chosen to receive regularly; the address keeps it through a log-in. */
export type RegularChoice = { count: number; weeks: number }

const COUNT = 'regular'
const WEEKS = 'weeks'

export const regularPath = (link: string, { count, weeks }: RegularChoice): string =>
  `/good/${link}?${COUNT}=${count}&${WEEKS}=${weeks}`

export function readRegular(search: URLSearchParams): RegularChoice | undefined {
  const count = wholeNumber(search.get(COUNT), maxPieces)
  const weeks = wholeNumber(search.get(WEEKS), longestFrequencyWeeks)
  return count === undefined || weeks === undefined ? undefined : { count, weeks }
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined
  return number !== undefined && number <= most ? number : undefined
}
