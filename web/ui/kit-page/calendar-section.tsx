import { useState } from 'react'
import { addDays, type Day, dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { type CalendarWords, Calendar } from '../calendar.tsx'
import { KitSection } from './kit-section.tsx'

const today = dayOf('2026-11-20')
const last = dayOf('2027-02-20')

const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('lv', { ...options, timeZone: 'UTC' }).format(new Date(day))

const fullDay = (day: Day) => format(day, { weekday: 'long', day: 'numeric', month: 'long' })

const words: CalendarWords = {
  weekdays: [
    { short: 'P', long: 'pirmdiena' },
    { short: 'O', long: 'otrdiena' },
    { short: 'T', long: 'trešdiena' },
    { short: 'C', long: 'ceturtdiena' },
    { short: 'Pk', long: 'piektdiena' },
    { short: 'S', long: 'sestdiena' },
    { short: 'Sv', long: 'svētdiena' },
  ],
  month: (month) => format(month, { year: 'numeric', month: 'long' }),
  day: fullDay,
  shortMonth: (day) => format(day, { month: 'short' }),
  nextDay: (day) => `Nākamā iespējamā diena: ${fullDay(day)}.`,
  choose: (day) => `Izvēlēties dienu: ${format(day, { day: 'numeric', month: 'long' })}`,
  legend: {
    open: 'Var izvēlēties',
    chosen: 'Izvēlēta',
    closed: 'Nevar – pieskarieties, lai uzzinātu, kāpēc',
  },
}

/** A made-up route: Tuesdays and Fridays, and one full day. */
function stateOf(day: Day) {
  if (day <= today) return { state: 'past' as const }
  if (day > last)
    return {
      state: 'closed' as const,
      reason: 'Piegādi var pieteikt līdz trim mēnešiem uz priekšu.',
    }
  if (day === '2026-11-27')
    return { state: 'closed' as const, reason: 'Šajā dienā kurjeram vairs nav vietas.' }
  if (weekdayOf(day) === 2 || weekdayOf(day) === 5) return { state: 'open' as const }
  return { state: 'closed' as const, reason: 'Uz šo adresi braucam otrdienās un piektdienās.' }
}

const nextDay = (day: Day) =>
  Array.from({ length: 14 }, (_, index) => addDays(day, index + 1)).find(
    (next) => stateOf(next).state === 'open',
  )

export function CalendarSection() {
  const [value, setValue] = useState(dayOf('2026-11-24'))
  return (
    <KitSection title="Kalendārs">
      <div className="kit__grid">
        <Calendar
          label="Piegādes diena"
          value={value}
          onChange={setValue}
          stateOf={stateOf}
          nextDay={nextDay}
          firstDay={today}
          lastDay={last}
          words={words}
        />
        <div>
          <p className="label">Izvēlētā diena</p>
          <p className="kit__t22">{fullDay(value)}</p>
        </div>
      </div>
    </KitSection>
  )
}
