import { sumOf } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import type { roadWords } from '../../words/driver/road.ts'
import { emptyRows, leftRows, nothingTyped } from './typed-stop.ts'
import type { DayStop, Road } from './road.ts'

/** The stop in one breath: where, what to take, what to leave, and its notes. */
export const spokenStop = (
  day: Road['day'],
  stop: DayStop,
  words: (typeof roadWords)['lv'],
): string => {
  const empties = sumOf(emptyRows(day, stop, nothingTyped), ({ announced }) => announced)
  const left = leftRows(day, stop, nothingTyped)
  return [
    stop.address,
    words.kinds[stop.kind] || (empties > 0 ? words.take(empties) : words.takeNone),
    stop.visitNote,
    ...left.map(({ ordered, name }) => words.leave(ordered, name)),
    stop.standingNote,
    ...stop.orders.map(({ note }) => note),
  ]
    .filter(Boolean)
    .join('. ')
}

export function readAloud(text: string, language: Language): void {
  if (!('speechSynthesis' in globalThis)) return
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.lang = language === 'lv' ? 'lv-LV' : 'en-GB'
  speechSynthesis.cancel()
  speechSynthesis.speak(spoken)
}
