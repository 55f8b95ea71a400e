import { type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'

/** A past day has nothing to explain; a closed one has. */
export type DayState = { state: 'open' | 'closed' | 'past'; reason?: string | undefined }

type Props = {
  day: string
  state: DayState
  name: string
  shortMonth: string | undefined
  chosen: boolean
  explained: boolean
  /** The one day in the grid that the Tab key stops at. */
  tabStop: boolean
  onFocus: () => void
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
}

export function CalendarDay({
  day,
  state,
  name,
  shortMonth,
  chosen,
  explained: asked,
  tabStop: stop,
  onFocus: onLook,
  onChoose,
  onKey,
}: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button has the words
    <td aria-selected={chosen}>
      <button
        type="button"
        data-day={day}
        className={classNames(
          'day',
          `day--${state.state}`,
          chosen && 'day--on',
          asked && 'day--asked',
        )}
        aria-disabled={state.state === 'open' ? undefined : true}
        tabIndex={stop ? 0 : -1}
        onFocus={onLook}
        onClick={onChoose}
        onKeyDown={onKey}
      >
        <span aria-hidden="true">
          {Number(day.slice(8))}
          {shortMonth !== undefined && <small>{shortMonth}</small>}
        </span>
        <span className="vh">{classNames(name, state.reason && `– ${state.reason}`)}</span>
      </button>
    </td>
  )
}
