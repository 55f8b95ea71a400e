import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { CalendarChange, MadeChange } from './days.ts'

/** What a change is about: "30.12.2026. nebraucam". */
export function useChangeSentence(): (change: CalendarChange) => string {
  const words = useWords(daysWords)
  const language = useLanguage()
  return (change) =>
    words.said[change.kind](
      'day' in change ? numericDate(dayOf(change.day), language) : change.code,
    )
}

const states = ['asked', 'accepted', 'chosen', 'skipped', 'lapsed'] as const

/** Accepted, chose, skipped and silent, as they come. */
export function AnswerCounts({ answers }: { answers: MadeChange['answers'] }) {
  const words = useWords(daysWords)
  return (
    <ul className="days-answers num">
      {states
        .filter((state) => answers[state] > 0)
        .map((state) => (
          <li key={state}>
            <b>{answers[state]}</b> {words.states[state]}
          </li>
        ))}
    </ul>
  )
}
