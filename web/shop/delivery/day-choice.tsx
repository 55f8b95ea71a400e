import type { ReactNode } from 'react'
import type { Address } from '../../../contract/shop/addresses.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import {
  monthTitle,
  theDay,
  weekdayName,
  weekdayShort,
  whenDay,
} from '../../../domain/calendar/phrases.ts'
import { alternativeDay, latestDay, mayDeliverOn } from '../../../domain/territory/days.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { Note } from '../../ui/note.tsx'
import { Calendar, type CalendarWords } from '../../ui/calendar.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { daysOf, isServed } from './address-days.ts'
import { TypedDay } from './typed-day.tsx'
import { useDeliveryClock } from './use-delivery-clock.ts'
import './day-choice.css'

type Props = {
  address: Address | undefined
  value: string | null
  onChange: (day: string) => void
  /** The ways out where our courier does not go. */
  waysOut?: ReactNode
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The days of an address; where our courier does not go there are none, only the ways out. */
export function DayChoice({ waysOut, ...props }: Props) {
  const words = useWords(cartWords)
  const { address } = props
  if (!address || isServed(address)) return <ServedDays {...props} />
  return (
    <Note look="sun">
      <p>
        <NoBreak>{words.notServed(address.city_label)}</NoBreak>
      </p>
      {waysOut}
    </Note>
  )
}

/** Applies the server's own rule; a closed day shows its reason. */
function ServedDays({ address, value, onChange }: Omit<Props, 'waysOut'>) {
  const words = useWords(cartWords)
  const language = useLanguage()
  const days = address ? daysOf(address) : null
  const clock = useDeliveryClock()
  const { today } = clock
  const refusalOf = (day: Day) => {
    const may = mayDeliverOn(day, days, clock)
    return may.ok ? undefined : words.dayRefusals[may.refusal]
  }
  const stateOf = (day: Day) => {
    const reason = refusalOf(day)
    if (reason === undefined) return { state: 'open' as const }
    return day <= today ? { state: 'past' as const } : { state: 'closed' as const, reason }
  }
  return (
    <div className="delivery-when">
      <Calendar
        key={address?.id}
        label={words.deliveryDay}
        value={value === null ? undefined : dayOf(value)}
        onChange={onChange}
        stateOf={stateOf}
        nextDay={(day) => alternativeDay(day, days, clock) ?? undefined}
        firstDay={today}
        lastDay={latestDay(today)}
        words={calendarWords(words, language)}
      />
      <div>
        <ChosenDay day={value === null ? null : dayOf(value)} />
        <div className="delivery-when__typed">
          <TypedDay today={today} refusalOf={refusalOf} onChange={onChange} />
        </div>
      </div>
    </div>
  )
}

function ChosenDay({ day }: { day: Day | null }) {
  const words = useWords(cartWords)
  const language = useLanguage()
  return (
    <>
      <p className="label">{words.chosenDay}</p>
      <p className="delivery-when__day" aria-live="polite">
        {day === null ? words.noDay : <NoBreak>{sentence(whenDay(day, language))}</NoBreak>}
      </p>
    </>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

type Words = (typeof cartWords)['lv']

const calendarWords = (words: Words, language: Language): CalendarWords => ({
  weekdays: weekdays.map((day) => ({
    short: weekdayShort(day, language),
    long: weekdayName(day, language),
  })),
  month: (month) => monthTitle(month, language),
  day: (day) => whenDay(day, language),
  shortMonth: (day) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(
      Date.parse(`${day}T00:00:00Z`),
    ),
  nextDay: (day) => words.nextDay(whenDay(day, language)),
  choose: (day) => words.chooseDay(theDay(day, language)),
  legend: words.legend,
})
