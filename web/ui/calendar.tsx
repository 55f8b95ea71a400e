import { Fragment } from 'react'
import { addMonths, type Day, dayOfMonth, weekdayOf } from '../../domain/calendar.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarReason, type ReasonWords } from './calendar-reason.tsx'
import { IconButton } from './icon-button.tsx'
import { type CalendarRules, useCalendar } from './use-calendar.ts'
import './calendar.css'

export type CalendarWords = ReasonWords & {
  /** Monday first: `{ short: 'P', long: 'pirmdiena' }`. */
  weekdays: readonly { short: string; long: string }[]
  /** A month is given by its first day. */
  month: (firstOfMonth: Day) => string
  /** The day's name for screen readers: "24. novembris, otrdiena". */
  day: (day: Day) => string
  /** Under the first day of the next month: "dec." */
  shortMonth: (day: Day) => string
  legend: { open: string; chosen: string; closed: string }
}

type Props = CalendarRules & {
  label: string
  /** The next day that can be chosen after one that cannot. */
  nextDay: (day: Day) => Day | undefined
  words: CalendarWords
}

/** One month; a day that cannot be chosen shows its reason in a row under its week. */
export function Calendar({ label, nextDay, words, ...rules }: Props) {
  const calendar = useCalendar(rules)
  const { grid, month, weeks, explained } = calendar
  return (
    <div className="cal">
      <MonthTurner calendar={calendar} words={words} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid moves by arrow keys */}
      <table role="grid" aria-label={`${label}, ${words.month(month)}`} ref={grid}>
        <WeekdayNames weekdays={words.weekdays} />
        <tbody>
          {weeks.map((week, row) => (
            <Fragment key={`${month} ${row}`}>
              <Week week={week} calendar={calendar} rules={rules} words={words} />
              {explained !== undefined && week.includes(explained) && (
                <CalendarReason
                  reason={rules.stateOf(explained).reason}
                  nextDay={nextDay(explained)}
                  weekday={weekdayOf(explained)}
                  words={words}
                  onChoose={calendar.chooseOffered}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <Legend {...words.legend} />
    </div>
  )
}

type PartProps = { calendar: ReturnType<typeof useCalendar>; words: CalendarWords }

const MonthTurner = ({ calendar: { month, turn, ...calendar }, words }: PartProps) => (
  <div className="cal__top">
    <IconButton
      icon="left"
      size={22}
      label={words.month(addMonths(month, -1))}
      aria-disabled={calendar.isFirstMonth}
      onClick={() => turn(-1)}
    />
    <b aria-live="polite">{words.month(month)}</b>
    <IconButton
      icon="right"
      size={22}
      label={words.month(addMonths(month, 1))}
      aria-disabled={calendar.isLastMonth}
      onClick={() => turn(1)}
    />
  </div>
)

type WeekProps = PartProps & { week: readonly (Day | undefined)[]; rules: CalendarRules }

const Week = ({ week, calendar, rules: { value, stateOf }, words }: WeekProps) => (
  <tr>
    {week.map((day, column) =>
      day === undefined ? (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- before the first of the month
        <td key={column} />
      ) : (
        <CalendarDay
          key={column}
          day={day}
          state={stateOf(day)}
          name={words.day(day)}
          shortMonth={
            day > calendar.month && dayOfMonth(day) === 1 ? words.shortMonth(day) : undefined
          }
          chosen={day === value}
          explained={day === calendar.explained}
          tabStop={day === calendar.tabStop}
          onFocus={() => calendar.focus(day)}
          onChoose={() => calendar.choose(day)}
          onKey={(event) => calendar.moveByKey(event, day)}
        />
      ),
    )}
  </tr>
)

const WeekdayNames = ({ weekdays }: Pick<CalendarWords, 'weekdays'>) => (
  <thead>
    <tr>
      {weekdays.map(({ short, long }) => (
        <th key={long} scope="col">
          <span aria-hidden="true">{short}</span>
          <span className="vh">{long}</span>
        </th>
      ))}
    </tr>
  </thead>
)

const Legend = ({ open, chosen, closed }: CalendarWords['legend']) => (
  <p className="cal__key">
    <span>
      <i className="cal__sign cal__sign--open" />
      {open}
    </span>
    <span>
      <i className="cal__sign cal__sign--on" />
      {chosen}
    </span>
    <span>
      <i className="cal__sign cal__sign--closed" />
      {closed}
    </span>
  </p>
)
