import { parseDay } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { when } from '../session/when.ts'
import type { deedWords } from '../../words/office/deeds.ts'

/** A value of a record as people read it: sums in euros, days, yes and no. */
export function shownField(
  field: string,
  value: unknown,
  words: (typeof deedWords)['lv'],
  language: Language,
): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number')
    return /cents$/i.test(field) ? formatEuros(value, language) : String(value)
  if (Array.isArray(value))
    return value.map((item) => shownField(field, item, words, language)).join(', ') || '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => shownField(name, part, words, language))
      .join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'account' && value in words.accounts)
    return words.accounts[value as keyof typeof words.accounts]
  if (field === 'heldUntil') return when(value, language)
  const day = parseDay(value)
  return day ? numericDate(day, language) : value
}
