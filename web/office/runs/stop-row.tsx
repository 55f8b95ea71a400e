import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { formatEuros } from '../../../domain/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { clockOf } from '../session/when.ts'
import { asked, isAhead, markOf, placeOf, type RunStop, shortGood } from './run.ts'
import { StopDrop } from './stop-drop.tsx'
import { StopNotes } from './stop-notes.tsx'

type Props = {
  stop: RunStop
  /** When the van is expected. */
  expectedMs: number | undefined
  /** It has the keyboard. */
  isActive: boolean
  isNext: boolean
  isMarked: boolean
  mayPlan: boolean
  onFocus: () => void
  onMark: () => void
  onShift: (step: number) => void
  onDrag: () => void
  onDragEnd: () => void
  onDrop: () => void
  onReviewed: () => void
}

/** A stop as a line: what was to be, struck where it became otherwise, and what asks for a look. */
export function StopRow(props: Props) {
  const { stop, expectedMs, isActive, isNext, isMarked, mayPlan } = props
  const planned = asked(stop)
  const mark = markOf(stop)
  return (
    <tr
      className={classNames('runs-stop', isActive && 'runs-stop--on', isNext && 'runs-stop--next')}
      data-stop={stop.id}
      tabIndex={isActive ? 0 : -1}
      draggable={mayPlan}
      onFocus={props.onFocus}
      onKeyDown={(event) => mayPlan && shiftByKey(event, props.onShift)}
      onDragStart={props.onDrag}
      onDragOver={(event) => mayPlan && event.preventDefault()}
      onDragEnd={props.onDragEnd}
      onDrop={props.onDrop}
    >
      <td>
        <MarkBox stop={stop} isMarked={isMarked} onMark={props.onMark} />
      </td>
      <td className="runs-stop__place">{stop.position}</td>
      <td className="runs-stop__time">
        <StopClock at={stop.told.at} expectedMs={expectedMs} />
        <StopDrop state={mark.state} isNext={isNext} />
      </td>
      <td>
        <StopDoor stop={stop} />
        <StopNotes stop={stop} onReviewed={props.onReviewed} />
      </td>
      <td className="quiet">{orderedGoods(stop)}</td>
      <Counted planned={planned.full} now={mark.full} isTold={!isAhead(stop)} />
      <Counted planned={planned.empties} now={mark.empties} isTold={!isAhead(stop)} />
      <td className="runs-end">
        <StopCash stop={stop} />
      </td>
    </tr>
  )
}

/** Alt with an arrow moves the stop. */
function shiftByKey(event: KeyboardEvent, onShift: Props['onShift']) {
  const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  onShift(step)
}

function MarkBox({ stop, isMarked, onMark }: Pick<Props, 'stop' | 'isMarked' | 'onMark'>) {
  const words = useWords(runWords)
  return (
    <input
      type="checkbox"
      checked={isMarked}
      onChange={onMark}
      aria-label={words.select(stop.position)}
      tabIndex={-1}
    />
  )
}

const orderedGoods = ({ goods }: RunStop) =>
  goods
    .filter(({ ordered }) => ordered > 0)
    .map(({ name, ordered }) => `${ordered} × ${shortGood(name)}`)
    .join(', ')

/** The hour that was told, or the one that is expected. */
function StopClock({ at, expectedMs }: { at: string | null; expectedMs: number | undefined }) {
  if (at !== null) return <span className="runs-stop__clock">{clockOf(at)} </span>
  if (expectedMs === undefined) return null
  const expected = clockOf(new Date(expectedMs).toISOString())
  return <span className="runs-stop__clock quiet">{expected} </span>
}

function StopDoor({ stop: { address, customerId, customer } }: { stop: RunStop }) {
  const { door, area } = placeOf(address)
  return (
    <>
      <b>{door}</b> <span className="quiet">{area}</span>
      <br />
      <Link to={`/customers/${customerId}`}>{customer}</Link>
    </>
  )
}

/** The cash that was taken, or that is due; what was not paid is struck. */
function StopCash({ stop: { told, cashDueCents } }: { stop: RunStop }) {
  const language = useLanguage()
  const due = cashDueCents > 0 && formatEuros(cashDueCents, language)
  if (told.state === 'waiting') return due
  if (told.cashCents <= 0) return due && <s>{due}</s>
  return (
    <b className={told.cashCents === cashDueCents ? undefined : 'runs-stop__other'}>
      {formatEuros(told.cashCents, language)}
    </b>
  )
}

/** A struck number is never removed. */
function Counted({ planned, now, isTold }: { planned: number; now: number; isTold: boolean }) {
  if (!isTold) return <td className="runs-end">{planned}</td>
  if (planned === now)
    return (
      <td className="runs-end">
        <b>{now}</b>
      </td>
    )
  return (
    <td className="runs-end">
      <s>{planned}</s> <b className="runs-stop__other">{now}</b>
    </td>
  )
}
