import type { Day } from '../calendar.ts'
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts'
import { rigaInstant } from '../calendar/riga-time.ts'
import { expectedTimes } from './arrival-window.ts'
import type { RunState } from './run-states.ts'

const fewestHours = 4

/** Vans leave at about this hour; a run that is not loaded by then is late. */
export const usualDeparture = '09:00'

export type RunToTime = {
  day: Day
  state: RunState
  leftAtMs: number | null
  /** In their order; null where nothing is told yet. */
  stops: readonly { atMs: number | null }[]
}

export type RunTimes = {
  startMs: number
  endMs: number
  /** Where the van is on the line of its day; null when it is back. */
  vanMs: number | null
  /** For each stop when it was told, or when the van is expected there. */
  stopsMs: number[]
}

/** The hours of a run: as they were told, and by the van's own pace from there on. */
export function runTimes({ day, state, leftAtMs, stops }: RunToTime, nowMs: number): RunTimes {
  const [dayStartMs, dayEndMs] = [rigaInstant(day, '00:00'), rigaInstant(day, '24:00')]
  const ofDay = (ms: number) => Math.min(Math.max(ms, dayStartMs), dayEndMs)
  const isToday = nowMs >= dayStartMs && nowMs < dayEndMs
  const told = stops.flatMap(({ atMs }) => (atMs === null ? [] : [ofDay(atMs)]))
  const planned = Math.max(rigaInstant(day, usualDeparture), isToday ? nowMs : dayStartMs)
  const startMs = Math.min(ofDay(leftAtMs ?? planned), ...told)
  const lastAtMs = Math.max(startMs, ...told)
  const clockMs = isToday ? Math.max(nowMs, lastAtMs) : lastAtMs
  const van = { nowMs: clockMs, leftAtMs: startMs, doneStops: told.length, lastAtMs }
  const ahead = expectedTimes(van, stops.length - told.length).values()
  const stopsMs = stops.map(({ atMs }) => (atMs === null ? ahead.next().value! : ofDay(atMs)))
  const isBack = state === 'handing_in' || state === 'settled' || state === 'cancelled'
  return {
    startMs,
    endMs: Math.max(startMs, ...stopsMs),
    vanMs: isBack ? null : state === 'road' ? clockMs : startMs,
    stopsMs,
  }
}

export type Hours = { fromMs: number; toMs: number }

/** The whole hours that runs of a day fit into. */
export function hoursOf(runs: readonly RunTimes[]): Hours {
  const firstMs = Math.min(...runs.map(({ startMs }) => startMs)) - 10 * MINUTE_MS
  const lastMs = Math.max(...runs.map(({ endMs }) => endMs)) + 10 * MINUTE_MS
  const fromMs = Math.floor(firstMs / HOUR_MS) * HOUR_MS
  return {
    fromMs,
    toMs: Math.max(fromMs + fewestHours * HOUR_MS, Math.ceil(lastMs / HOUR_MS) * HOUR_MS),
  }
}

/** So many hours at most are named on a line. */
const mostNamed = 12

export function namedHours({ fromMs, toMs }: Hours): number[] {
  const all = Math.round((toMs - fromMs) / HOUR_MS)
  const every = Math.ceil(all / mostNamed)
  return Array.from({ length: all + 1 }, (_, index) => fromMs + index * HOUR_MS).filter(
    (_, index) => index % every === 0,
  )
}

/** Places from 0 to 100 in the order of their times, each at least so far from the one before. */
export function placesApart(timesMs: readonly number[], hours: Hours, apart: number): number[] {
  const gap = Math.min(apart, 100 / Math.max(1, timesMs.length))
  const inOrder = timesMs.map((ms, index) => ({ place: placeOf(ms, hours), index }))
  inOrder.sort((a, b) => a.place - b.place || a.index - b.index)
  inOrder.forEach((stop, at) => {
    if (at > 0) stop.place = Math.max(stop.place, inOrder[at - 1]!.place + gap)
  })
  let most = 100
  for (const stop of inOrder.toReversed()) {
    stop.place = Math.min(stop.place, most)
    most = stop.place - gap
  }
  return inOrder.toSorted((a, b) => a.index - b.index).map(({ place }) => place)
}

export const placeOf = (ms: number, { fromMs, toMs }: Hours): number =>
  Math.min(100, Math.max(0, (100 * (ms - fromMs)) / (toMs - fromMs)))
