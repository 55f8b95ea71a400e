import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { runTimes } from '../../../domain/dispatch/run-times.ts'

export type DayRun = Answer<OfficeCalls['listRuns']>['runs'][number]
export type Run = Answer<OfficeCalls['readRun']>
export type RunStop = Run['stops'][number]

/** Of the run still: neither given to another run nor taken off. */
export const isOfRun = ({ state }: RunStop) => state !== 'moved' && state !== 'withdrawn'

/** Nothing is told of it, so it may still be moved. */
export const isAhead = ({ state, told }: RunStop) => state === 'waiting' && told.state === 'waiting'

/** A stop on the line: full ones above the water, empties under it. */
export type Mark = Pick<DayRun['marks'][number], 'stopId' | 'state' | 'full' | 'empties' | 'at'>

export const markOf = (stop: RunStop): Mark => {
  const { id: stopId, told } = stop
  const { at } = told
  if (told.state === 'waiting') return { stopId, state: 'ahead', at: null, ...asked(stop) }
  const bottles = told.counts.filter(({ isBottle }) => isBottle)
  const empties = sum(bottles.map(({ taken }) => taken))
  if (told.state === 'failed') return { stopId, state: 'failed', at, full: 0, empties }
  return { stopId, state: 'done', at, full: sum(bottles.map(({ left }) => left)), empties }
}

type TimedRun = Pick<DayRun, 'state' | 'leftAt'> & { day: string; marks: readonly Mark[] }

/** The hours of a run on the line of its day. */
export const timesOf = ({ day, state, leftAt, marks }: TimedRun, nowMs: number) =>
  runTimes(
    {
      day: dayOf(day),
      state,
      leftAtMs: leftAt === null ? null : Date.parse(leftAt),
      stops: marks.map(({ at }) => ({ atMs: at === null ? null : Date.parse(at) })),
    },
    nowMs,
  )

/** When the van left, as the run's history has it. */
export const leftAtOf = ({ changes }: Run): string | null =>
  changes.find(({ kind, to }) => kind === 'state' && to === 'road')?.at ?? null

/** Its stops may still be put in another order, added and taken off. */
export const isPlannable = ({ state }: Run): boolean =>
  ['draft', 'planned', 'loading', 'road'].includes(state)

/** The bottles that were ordered and declared. */
export function asked({ goods }: RunStop) {
  const bottles = goods.filter(({ isBottle }) => isBottle)
  return {
    full: sum(bottles.map(({ ordered }) => ordered)),
    empties: sum(bottles.map(({ returned }) => returned)),
  }
}

/** "Avota ūdens “Sila Avots”, 18,9 l", without "(atgriežama pudele)". */
export const shortGood = (name: string): string => name.replace(/ \([^)]*\)$/, '')

/** Of an address its street with the house, and its neighbourhood. */
export function placeOf(address: string): { door: string; area: string } {
  const [door = '', area = ''] = address.split(', ')
  return { door, area }
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
