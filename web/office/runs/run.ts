import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'

export type DayRun = Answer<OfficeCalls['listRuns']>['runs'][number]
export type Run = Answer<OfficeCalls['readRun']>
export type RunStop = Run['stops'][number]

/** Of the run still: neither given to another run nor taken off. */
export const isOfRun = ({ state }: RunStop) => state !== 'moved' && state !== 'withdrawn'

/** Nothing is told of it, so it may still be moved. */
export const isAhead = ({ state, told }: RunStop) => state === 'waiting' && told.state === 'waiting'

/** A stop on the line: full ones above the water, empties under it. */
export type Mark = Pick<DayRun['marks'][number], 'stopId' | 'state' | 'full' | 'empties'>

export const markOf = (stop: RunStop): Mark => {
  const { id: stopId, told } = stop
  if (told.state === 'waiting') return { stopId, state: 'ahead', ...asked(stop) }
  const empties = sum(told.counts.map(({ taken }) => taken))
  if (told.state === 'failed') return { stopId, state: 'failed', full: 0, empties }
  return { stopId, state: 'done', full: sum(told.counts.map(({ left }) => left)), empties }
}

/** What was ordered and declared. */
export const asked = ({ goods }: RunStop) => ({
  full: sum(goods.map(({ ordered }) => ordered)),
  empties: sum(goods.map(({ returned }) => returned)),
})

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
