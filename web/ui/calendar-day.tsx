import { type KeyboardEvent } from 'react'
import { type Day, dayOfMonth } from '../../domain/calendar.ts'
import { classNames } from './class-names.ts'

/** A closed day has a reason to show, a past one has none. */
export type DayState = { state: 'open' | 'closed' | 'past'; reason?: string | undefined }

type Props = {
  day: Day
  state: DayState
  name: string
  shortMonth: string | undefined
  chosen: boolean
  /** Its reason is shown under its week. */
  explained: boolean
  /** The only day of the grid that the Tab key stops at. */
  tabStop: boolean
  onFocus: () => void
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
}

export function CalendarDay({ day, state, name, shortMonth, ...props }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button has the words
    <td aria-selected={props.chosen}>
      <button
        type="button"
        data-day={day}
        className={classNames(
          'day',
          `day--${state.state}`,
          props.chosen && 'day--on',
          props.explained && 'day--asked',
        )}
        aria-disabled={state.state === 'open' ? undefined : true}
        tabIndex={props.tabStop ? 0 : -1}
        onFocus={props.onFocus}
        onClick={props.onChoose}
        onKeyDown={props.onKey}
      >
        <span aria-hidden="true">
          {dayOfMonth(day)}
          {shortMonth !== undefined && <small>{shortMonth}</small>}
        </span>
        <span className="vh">{classNames(name, state.reason && `– ${state.reason}`)}</span>
      </button>
    </td>
  )
}
