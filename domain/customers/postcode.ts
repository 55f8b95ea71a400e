import { done, refuse, type Outcome } from '../outcome.ts'

/** "LV1010", "1010" and "LV-1010" are all LV-1010. */
export function parsePostcode(text: string): Outcome<string, 'not_a_postcode'> {
  const digits = /^(?:LV)?[\s-]*(\d{4})$/i.exec(text.trim())?.[1]
  return digits ? done(`LV-${digits}`) : refuse('not_a_postcode')
}
