import type { Letter } from './letter.ts'

const units =
  'l|ml|kg|g|cm|m|gab\\.|pcs?|stund\\p{L}+|minūt\\p{L}+|dien\\p{L}+|hours?|minutes?|days?'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** The spaces between number and unit, day and month, and before an hour or an order number. */
const tiedSpaces = new RegExp(
  `(?<=\\d) (?=(?:${units}|${months})(?!\\p{L}))|(?<=\\d\\.) (?=\\p{Ll})|(?<=(?:plkst\\.|Nr\\.|No\\.| at)) (?=\\d)`,
  'gu',
)

const replaceIn = (part: unknown): unknown => {
  if (typeof part === 'string') return part.replace(tiedSpaces, '\u00a0')
  if (Array.isArray(part)) return part.map(replaceIn)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'address' ? value : replaceIn(value)]),
  )
}

/** Prevents a line break between "26." and "novembrim" on narrow screens. */
export const withNonBreakingSpaces = (letter: Letter): Letter => replaceIn(letter) as Letter
