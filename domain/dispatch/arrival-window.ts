import { MINUTE_MS } from '../calendar/durations.ts'

const quarterMs = 15 * MINUTE_MS
const usualMinutes = 8
/** A pace that fewer stops show says little. */
const enoughStops = 3

export type VanOnItsWay = {
  nowMs: number
  leftAtMs: number
  /** Stops of which the outcome is known, and the time of the last of them. */
  doneStops: number
  lastAtMs: number
  /** Stops that come before this one. */
  stopsBefore: number
}

/** Between which quarters of an hour a van is expected, by its own pace. */
export function arrivalWindow(van: VanOnItsWay): { fromMs: number; untilMs: number } {
  const { nowMs, lastAtMs, stopsBefore } = van
  const legsMs = (stopsBefore + 1) * paceMs(van)
  const expectedMs = Math.max(nowMs, lastAtMs + legsMs)
  // The farther ahead, the less is known.
  const slackMs = Math.max(quarterMs, legsMs / 4)
  return {
    fromMs: Math.floor(Math.max(nowMs, expectedMs - slackMs) / quarterMs) * quarterMs,
    untilMs: Math.ceil((expectedMs + slackMs) / quarterMs) * quarterMs,
  }
}

type Van = Omit<VanOnItsWay, 'stopsBefore'>

/** When a van is expected at so many next stops, by its own pace. */
export function expectedTimes(van: Van, count: number): number[] {
  const pace = paceMs(van)
  const firstMs = Math.max(van.nowMs, van.lastAtMs + pace)
  return Array.from({ length: count }, (_, index) => firstMs + index * pace)
}

function paceMs({ leftAtMs, doneStops, lastAtMs }: Van): number {
  if (doneStops < enoughStops) return usualMinutes * MINUTE_MS
  const shown = (lastAtMs - leftAtMs) / doneStops
  return Math.min(20 * MINUTE_MS, Math.max(3 * MINUTE_MS, shown))
}
