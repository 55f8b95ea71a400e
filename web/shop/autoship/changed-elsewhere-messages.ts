import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import type { Draft } from './draft.ts'

/** By field: what another device has put there meanwhile. */
export function changedElsewhereMessages(
  autoship: Autoship,
  changedElsewhere: Draft,
): Record<string, string[]> {
  const words = wordsNow(autoshipWords)
  const textOf = (name: string, value: string | number | null): string => {
    if (name === 'frequency') return words.everyWeeks(Number(value))
    if (name === 'address_id') return autoship.address?.full_address ?? ''
    const isText = name === 'autoship_name' || name === 'notes'
    return isText || value === null ? String(value ?? '') : numericDate(dayOf(String(value)))
  }
  return Object.fromEntries(
    Object.entries(changedElsewhere).map(([name, value]) => [
      name,
      [words.changedElsewhere(textOf(name, value ?? null))],
    ]),
  )
}
