import { dayOf } from '../../../domain/calendar.ts'
import { onDayParts } from '../../../domain/calendar/phrases.ts'
import { orderWords } from '../../words/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import '../autoship/diary.css'

/** The day, as a diary has it in its margin. */
export function DeliveryDate({ day }: { day: string | null }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  if (day === null)
    return (
      <p className="entry__date">
        <span>{words.noDay}</span>
      </p>
    )
  const { weekday, number, month } = onDayParts(dayOf(day), language)
  return (
    <time className="entry__date" dateTime={day}>
      <span>{weekday} </span>
      <b>{number}</b>
      <span> {month}</span>
    </time>
  )
}
