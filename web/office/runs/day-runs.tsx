import { type RefObject, useRef } from 'react'
import { Link } from 'react-router'
import type { Day } from '../../../domain/calendar.ts'
import { type Hours, hoursOf, type RunTimes } from '../../../domain/dispatch/run-times.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { focusRow } from '../kit/focus-row.ts'
import { Loading } from '../kit/loading.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { clockOf } from '../session/when.ts'
import { RunHours } from './run-hours.tsx'
import { RunLine } from './run-line.tsx'
import { type DayRun, placeOf, sum, timesOf } from './run.ts'
import { useMinute } from '../../client/use-minute.ts'
import './day-runs.css'

/** The runs of the day in focus: where each bottle and each euro is right now. */
export function DayRuns({ day }: { day: Day }) {
  const words = useWords(runWords)
  const runs = useLoaded(day, () => api.listRuns({ query: { day } }))
  useLive(['run'], runs.reload)
  return (
    <section className="runs-day" aria-label={words.today}>
      <Loading from={runs} isRows>
        {({ runs: rows }) =>
          rows.length === 0 ? (
            <EmptyState picture="drop" title={words.none}>
              {words.noneText}
            </EmptyState>
          ) : (
            <Board day={day} runs={rows} />
          )
        }
      </Loading>
    </section>
  )
}

function Board({ day, runs }: { day: Day; runs: readonly DayRun[] }) {
  const words = useWords(runWords)
  const nowMs = useMinute()
  const marks = runs.flatMap((run) => run.marks)
  const timed = runs.map((run) => ({ run, times: timesOf({ ...run, day }, nowMs) }))
  const hours = hoursOf(timed.map(({ times }) => times))
  const box = useRef<HTMLUListElement>(null)
  useRunKeys(box, day)
  return (
    <>
      <div className="runs-day__head" aria-hidden="true">
        <span>{words.run}</span>
        <RunHours hours={hours} nowMs={nowMs} tooNear={12} />
        <span>{words.stops}</span>
        <span>{words.full}</span>
        <span>{words.empties}</span>
        <span>{words.cash}</span>
        <span>{words.state}</span>
      </div>
      <ul ref={box}>
        {timed.map(({ run, times }) => (
          <li key={run.id}>
            <DayRunRow run={run} times={times} hours={hours} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      <div className="runs-day__all">
        <b>{words.all(runs.length)}</b>
        <small>{words.legend}</small>
        <Figures
          marks={marks}
          cash={sum(runs.map((run) => run.cashCents))}
          due={sum(runs.map((run) => run.cashDueCents))}
        />
        <span />
      </div>
    </>
  )
}

/** `r` gives the focus to the next run of a day, Shift and `r` to the one before; Enter opens it. */
function useRunKeys(box: RefObject<HTMLElement | null>, day: Day) {
  const words = useWords(runWords)
  const go = (step: 1 | -1) => focusRow(`runs of ${day}`, box.current!, step)
  const run = { group: 'page', brief: words.briefRun } as const
  useShortcuts([
    { ...run, keys: 'r', label: words.nextRun, run: () => go(1) },
    { ...run, keys: 'R', label: words.runBefore, run: () => go(-1) },
  ])
}

type RowProps = { run: DayRun; times: RunTimes; hours: Hours; nowMs: number }

function DayRunRow({ run, times, hours, nowMs }: RowProps) {
  const words = useWords(runWords)
  const { id, plate, number, zones, driver, marks, failed, state, leftAt, lastHeard } = run
  const done = marks.filter((mark) => mark.state === 'done').length
  return (
    <Link className="runs-day__row" data-row={id} to={`/runs/${id}`}>
      <span className="runs-day__name">
        <b className="runs-day__code">{plate}</b>
        <b>{zones.join(', ') || words.number(number)}</b>
        <small>
          {driver ?? words.noDriver}, {words.number(number)}
          {state === 'road' && leftAt && `, ${words.leftAt(clockOf(leftAt))}`}
        </small>
        {state === 'road' && lastHeard && (
          <small>{words.heardAt(clockOf(lastHeard.at), placeOf(lastHeard.address).door)}</small>
        )}
      </span>
      <RunLine {...{ marks, times, hours, nowMs }} label={words.line(done, marks.length, failed)} />
      <Figures marks={marks} failed={failed} cash={run.cashCents} due={run.cashDueCents} />
      <span className="runs-end">
        <b>{words.states[state]}</b>
        {state === 'road' && (
          <>
            <br />
            <small>{words.endsAt(clockOf(new Date(times.endMs).toISOString()))}</small>
          </>
        )}
      </span>
    </Link>
  )
}

type FiguresProps = {
  marks: readonly DayRun['marks'][number][]
  failed?: number
  cash: number
  due: number
}

/** Of each figure what is done, and out of how much. */
function Figures({ marks, failed = 0, cash, due }: FiguresProps) {
  const words = useWords(runWords)
  const language = useLanguage()
  const done = marks.filter(({ state }) => state === 'done')
  const told = marks.filter(({ state }) => state !== 'ahead')
  const figures = [
    [words.stops, done.length, marks.length],
    [words.full, sum(done.map(({ full }) => full)), sum(marks.map(({ planned }) => planned.full))],
    [
      words.empties,
      sum(told.map(({ empties }) => empties)),
      sum(marks.map(({ planned }) => planned.empties)),
    ],
    [words.cash, formatEuros(cash, language), formatEuros(due, language)],
  ] as const
  return figures.map(([name, part, whole]) => (
    <span key={name} className="runs-end">
      <span className="vh">{name} </span>
      <b>{part}</b> <small>{words.of(whole)}</small>
      {name === words.stops && failed > 0 && (
        <>
          <br />
          <small>{words.failed(failed)}</small>
        </>
      )}
    </span>
  ))
}
