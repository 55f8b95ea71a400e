import { dayOf } from '../../../domain/calendar.ts'
import { onDayParts } from '../../../domain/calendar/phrases.ts'
import { useLanguage } from '../../words/use-words.ts'
import './delivery-date.css'

export function DeliveryDate({ day }: { day: string }) {
  const language = useLanguage()
  const { weekday, number, month } = onDayParts(dayOf(day), language)
  return (
    <time className="delivery-date" dateTime={day}>
      <span>{weekday} </span>
      <b>{number}</b>
      <span> {month}</span>
    </time>
  )
}
