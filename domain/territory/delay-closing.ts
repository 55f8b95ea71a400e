import type { Day } from '../calendar.ts'
import { HOUR_MS } from '../calendar/durations.ts'
import { rigaInstant } from '../calendar/riga-time.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { closingInstant, isClosed } from './day-closing.ts'

/** In the morning of its day the vans are loaded. */
const latestHold = '06:00'

export type DelayRefusal = 'in_the_past' | 'before_its_hour' | 'vans_are_loaded'

/** A day may be held past its hour until the vans are loaded. */
export function mayDelayClosing(
  day: Day,
  untilMs: number,
  { nowMs, closesAt }: { nowMs: number; closesAt: string },
): Outcome<null, DelayRefusal> {
  if (untilMs <= nowMs) return refuse('in_the_past')
  if (untilMs <= closingInstant(day, closesAt)) return refuse('before_its_hour')
  return untilMs > rigaInstant(day, latestHold) ? refuse('vans_are_loaded') : done(null)
}

/** "Hold for another hour": from its hour, from now when that has passed, or from the last hold. */
export function delayedUntilMs(
  day: Day,
  hours: number,
  { nowMs, closesAt, heldUntilMs }: { nowMs: number; closesAt: string; heldUntilMs: number | null },
): number {
  const from = isClosed(day, nowMs, closesAt) ? nowMs : closingInstant(day, closesAt)
  return Math.max(from, heldUntilMs ?? 0) + hours * HOUR_MS
}
