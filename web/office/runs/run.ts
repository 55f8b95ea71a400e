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
  const bottles = told.counts.filter(({ isBottle }) => isBottle)
  const empties = sum(bottles.map(({ taken }) => taken))
  if (told.state === 'failed') return { stopId, state: 'failed', full: 0, empties }
  return { stopId, state: 'done', full: sum(bottles.map(({ left }) => left)), empties }
}

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
