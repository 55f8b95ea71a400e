import type { Letter } from './letter.ts'

const units =
  'l|ml|kg|g|cm|m|gab\\.|pcs?|stund\\p{L}+|minūt\\p{L}+|dien\\p{L}+|hours?|minutes?|days?'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** Between a number and its unit, a day and its month, and before the number of an hour or an order. */
const between = new RegExp(
  `(?<=\\d) (?=(?:${units}|${months})(?!\\p{L}))|(?<=\\d\\.) (?=\\p{Ll})|(?<=(?:plkst\\.|Nr\\.|No\\.| at)) (?=\\d)`,
  'gu',
)

const tied = (text: string) => text.replace(between, '\u00a0')

const tiedIn = (part: unknown): unknown => {
  if (typeof part === 'string') return tied(part)
  if (Array.isArray(part)) return part.map(tiedIn)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'address' ? value : tiedIn(value)]),
  )
}

/** No line of the letter ends between "26." and "novembrim", however narrow the screen. */
export const tiedLetter = (letter: Letter): Letter => tiedIn(letter) as Letter
