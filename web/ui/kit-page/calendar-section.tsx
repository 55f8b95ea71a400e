import { useState } from 'react'
import { type CalendarWords, Calendar } from '../calendar.tsx'
import { addDays, weekdayOf } from '../month-grid.ts'
import { KitSection } from './kit-section.tsx'

const today = '2026-11-20'
const last = '2027-02-20'

const said = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('lv', { ...format, timeZone: 'UTC' }).format(new Date(day))

const fullDay = (day: string) => said(day, { weekday: 'long', day: 'numeric', month: 'long' })

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
  month: (month) => said(`${month}-01`, { year: 'numeric', month: 'long' }),
  day: fullDay,
  shortMonth: (day) => said(day, { month: 'short' }),
  nextDay: (day) => `Nākamā iespējamā diena: ${fullDay(day)}.`,
  choose: (day) => `Izvēlēties dienu: ${said(day, { day: 'numeric', month: 'long' })}`,
  legend: {
    open: 'Var izvēlēties',
    chosen: 'Izvēlēta',
    closed: 'Nevar – pieskarieties, lai uzzinātu, kāpēc',
  },
}

/** A made-up route: Tuesdays and Fridays, and one full day. */
function dayOf(day: string) {
  if (day <= today) return { state: 'past' as const }
  if (day > last)
    return {
      state: 'closed' as const,
      reason: 'Piegādi var pieteikt līdz trim mēnešiem uz priekšu.',
    }
  if (day === '2026-11-27')
    return { state: 'closed' as const, reason: 'Šajā dienā kurjeram vairs nav vietas.' }
  if (weekdayOf(day) === 1 || weekdayOf(day) === 4) return { state: 'open' as const }
  return { state: 'closed' as const, reason: 'Uz šo adresi braucam otrdienās un piektdienās.' }
}

const nextDay = (day: string) =>
  Array.from({ length: 14 }, (_, index) => addDays(day, index + 1)).find(
    (next) => dayOf(next).state === 'open',
  )

export function CalendarSection() {
  const [value, setValue] = useState<string | undefined>('2026-11-24')
  return (
    <KitSection title="Kalendārs">
      <div className="kit__grid">
        <Calendar
          label="Piegādes diena"
          value={value}
          onChange={setValue}
          stateOf={dayOf}
          nextDay={nextDay}
          firstDay={today}
          lastDay={last}
          words={words}
        />
        <div>
          <p className="label">Izvēlētā diena</p>
          <p className="kit__t22">{value && fullDay(value)}</p>
        </div>
      </div>
    </KitSection>
  )
}
