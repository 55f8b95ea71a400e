import type { Day } from '../../domain/calendar.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'

/** Time as a value, so that tests can set it. The shop's day is Riga's. */
export type Clock = { now: () => Date; today: () => Day }

const clockOf = (now: () => Date): Clock => ({ now, today: () => rigaDay(now().getTime()) })

export const systemClock: Clock = clockOf(() => new Date())

/** Starts at an instant and ticks on from there. */
export function clockFrom(instant: string): Clock {
  const start = instantOf(instant)
  const begin = performance.now()
  return clockOf(() => new Date(start + performance.now() - begin))
}

/** So much ahead of the machine, or behind it if negative. */
export const clockAhead = (aheadMs: number): Clock => clockOf(() => new Date(Date.now() + aheadMs))

/** Stopped until it is set: for tests. */
export type SettableClock = Clock & { set: (instant: string) => void }

export function settableClock(instant: string): SettableClock {
  let now = instantOf(instant)
  return { ...clockOf(() => new Date(now)), set: (next) => void (now = instantOf(next)) }
}

function instantOf(text: string): number {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw new Error(`${text} is no instant such as 2026-11-20T08:00:00Z`)
  return instant
}
