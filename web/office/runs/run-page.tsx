import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { hoursOf, type RunTimes } from '../../../domain/dispatch/run-times.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLive } from '../live/use-live.ts'
import { NoRun } from './no-run.tsx'
import { readRun } from './read-run.ts'
import { isOfRun, leftAtOf, type Mark, markOf, type Run, timesOf } from './run.ts'
import { RunActs } from './run-acts.tsx'
import { RunAside } from './run-aside.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunHours } from './run-hours.tsx'
import { RunLife } from './run-life.tsx'
import { RunLine } from './run-line.tsx'
import { RunSheets, type OpenSheet } from './run-sheets.tsx'
import { RunStops } from './run-stops.tsx'
import { useMinute } from '../../client/use-minute.ts'
import { useRunDay } from './use-run-day.ts'
import './run-page.css'

/** A run whole: where its van is, its stops in their order, its goods and what happened to it. */
export function RunPage() {
  const words = useWords(runWords)
  const { id = '' } = useParams()
  const run = useLoaded(id, () => readRun(id))
  useLive(['run'], run.reload, { run: [Number(id)] })
  const order = (stopIds: readonly number[]) =>
    run.update((before) => before && { ...before, stops: inOrder(before, stopIds) })
  return (
    <Loading from={run} head={<PageHead title={words.runNo(id)} />}>
      {(value) =>
        value === null ? (
          <NoRun />
        ) : (
          <Whole key={value.id} run={value} onChanged={run.reload} onOrdered={order} />
        )
      }
    </Loading>
  )
}

const inOrder = ({ stops }: Run, stopIds: readonly number[]) =>
  stops
    .toSorted((a, b) => stopIds.indexOf(a.id) - stopIds.indexOf(b.id))
    .map((stop, at) => ({ ...stop, position: at + 1 }))

type WholeProps = {
  run: Run
  onChanged: () => void
  onOrdered: (stopIds: readonly number[]) => void
}

function Whole({ run, onChanged, onOrdered }: WholeProps) {
  const words = useWords(runWords)
  const language = useLanguage()
  const nowMs = useMinute()
  const [sheet, setSheet] = useState<OpenSheet>()
  useRunDay(run)
  const stops = run.stops.filter(isOfRun)
  const marks = stops.map(markOf)
  const times = timesOf({ ...run, leftAt: leftAtOf(run), marks }, nowMs)
  const expectedMs = new Map(stops.map(({ id }, at) => [id, times.stopsMs[at]!]))
  return (
    <div className="runs-page">
      <Link className="runs-page__crumb" to={`/?day=${run.day}`}>
        {dayTitle(dayOf(run.day), language)}
      </Link>
      <PageHead title={`${run.plate} ${run.zones.join(', ') || words.number(run.number)}`}>
        <RunActs run={run} onSheet={setSheet} onChanged={onChanged} />
      </PageHead>
      <RunLife run={run} />
      <RunWater marks={marks} times={times} nowMs={nowMs} />
      <RunFigures stops={stops} endMs={run.state === 'road' ? times.endMs : undefined} />
      <div className="runs-page__split">
        <RunStops
          run={run}
          expectedMs={run.state === 'road' ? expectedMs : undefined}
          onSheet={setSheet}
          onChanged={onChanged}
          onOrdered={onOrdered}
        />
        <RunAside run={run} onChanged={onChanged} />
      </div>
      <RunSheets run={run} open={sheet} onClose={() => setSheet(undefined)} onChanged={onChanged} />
    </div>
  )
}

type WaterProps = { marks: readonly Mark[]; times: RunTimes; nowMs: number }

/** The line of the run with its hours above it. */
function RunWater({ marks, times, nowMs }: WaterProps) {
  const words = useWords(runWords)
  const hours = hoursOf([times])
  const done = marks.filter(({ state }) => state === 'done').length
  const failed = marks.filter(({ state }) => state === 'failed').length
  return (
    <>
      <RunHours hours={hours} nowMs={nowMs} />
      <RunLine
        {...{ marks, times, hours, nowMs }}
        label={words.line(done, marks.length, failed)}
        size="big"
      />
    </>
  )
}
