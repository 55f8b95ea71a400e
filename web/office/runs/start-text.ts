import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { Run } from './run.ts'

type Start = Run['changes'][number]['start']

/** What a corrected start was and is, such as "184180 → 184189 km"; what stays is left out. */
export function startText(was: Start, now: Start, language: Language): string {
  const km = changed(was?.km, now?.km, String)
  const float = changed(was?.floatCents, now?.floatCents, (cents) => formatEuros(cents, language))
  return [km && `${km} km`, float].filter(Boolean).join(', ')
}

function changed(
  before: number | undefined,
  after: number | undefined,
  shown: (value: number) => string,
): string | undefined {
  if (before === after) return undefined
  return [before, after].map((value) => (value === undefined ? '–' : shown(value))).join(' → ')
}
