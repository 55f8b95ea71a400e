import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts'
/** A phone's clock that is off by more is corrected, and the event is flagged. */
const toleratedMs = 5 * MINUTE_MS
/** An event that arrives later than this is flagged. */
const lateMs = 12 * HOUR_MS
/** A clock that says more had begun anew, such as in 1970, and tells nothing. */
const oldestMs = 60 * DAY_MS

export type EventTime = {
  /** When it happened by the phone's clock. */
  saidMs: number
  /** The phone's clock when the batch was sent; missing on paper. */
  sentMs?: number | undefined
  receivedMs: number
}

/**
 * When an event happened. A clock that is off when it sends was as far off before; no event is
 * later than its arrival.
 */
export function correctedTime({ saidMs, receivedMs, sentMs = receivedMs }: EventTime): {
  atMs: number
  flags: ('clock' | 'late')[]
} {
  const offMs = receivedMs - sentMs
  const isOff = Math.abs(offMs) > toleratedMs
  const expectedMs = isOff ? saidMs + offMs : saidMs
  const isBelievable = receivedMs - expectedMs < oldestMs
  const atMs = isBelievable ? Math.min(expectedMs, receivedMs) : receivedMs
  return {
    atMs,
    flags: [
      ...(isOff || !isBelievable || expectedMs - receivedMs > toleratedMs
        ? (['clock'] as const)
        : []),
      ...(receivedMs - atMs > lateMs ? (['late'] as const) : []),
    ],
  }
}
