import { Fragment } from 'react'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarKey } from './calendar-key.tsx'
import { CalendarReason, type ReasonWords } from './calendar-reason.tsx'
import { IconButton } from './icon-button.tsx'
import { addMonths, monthOf, weekdayOf } from './month-grid.ts'
import { type CalendarRules, useCalendar } from './use-calendar.ts'
import './calendar.css'

export type CalendarWords = ReasonWords & {
  /** Monday first: `{ short: 'P', long: 'pirmdiena' }`. */
  weekdays: readonly { short: string; long: string }[]
  month: (month: string) => string
  /** How a day is called to those who do not see the month around it: "24. novembris, otrdiena". */
  day: (day: string) => string
  /** Under the first days of the next month: "dec." */
  shortMonth: (day: string) => string
  legend: { open: string; chosen: string; closed: string }
}

type Props = CalendarRules & {
  label: string
  /** The next day that may be chosen after one that may not. */
  nextDay: (day: string) => string | undefined
  words: CalendarWords
}

/** A month; a day that cannot be chosen explains itself in a row under its own week. */
export function Calendar({ label, nextDay, words, ...rules }: Props) {
  const { value, stateOf: dayOf, firstDay: first, lastDay: last } = rules
  const { grid, month, weeks, asked, stop, look, choose, turn, moveByKey, takeOffer } =
    useCalendar(rules)
  return (
    <div className="cal">
      <div className="cal__top">
        <IconButton
          icon="left"
          size={22}
          label={words.month(addMonths(month, -1))}
          aria-disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        />
        <b aria-live="polite">{words.month(month)}</b>
        <IconButton
          icon="right"
          size={22}
          label={words.month(addMonths(month, 1))}
          aria-disabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid moves by arrow keys */}
      <table role="grid" aria-label={`${label}, ${words.month(month)}`} ref={grid}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="vh">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <Fragment key={`${month} ${row}`}>
              <tr>
                {week.map((day, column) =>
                  day === undefined ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- before the first of the month
                    <td key={column} />
                  ) : (
                    <CalendarDay
                      key={column}
                      day={day}
                      state={dayOf(day)}
                      name={words.day(day)}
                      shortMonth={
                        monthOf(day) !== month && day.endsWith('-01')
                          ? words.shortMonth(day)
                          : undefined
                      }
                      chosen={day === value}
                      explained={day === asked}
                      tabStop={day === stop}
                      onFocus={() => look(day)}
                      onChoose={() => choose(day)}
                      onKey={(event) => moveByKey(event, day)}
                    />
                  ),
                )}
              </tr>
              {asked !== undefined && week.includes(asked) && (
                <CalendarReason
                  reason={dayOf(asked).reason}
                  next={nextDay(asked)}
                  weekday={weekdayOf(asked)}
                  words={words}
                  onChoose={takeOffer}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <CalendarKey {...words.legend} />
    </div>
  )
}
