import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { arrivalWindow } from '../../../domain/dispatch/arrival-window.ts'
import type { Road, RoadStop } from './road.ts'

export type Expected = {
  fromMs: number
  from: string
  until: string
  promised: string | undefined
  isLate: boolean
}

/** When the van will be at each open stop by its pace of today, and what was promised there. */
export function expectedAt({ run, open, over }: Road, nowMs: number): Map<number, Expected> {
  if (run.leftAt === null) return new Map()
  const leftAtMs = Date.parse(run.leftAt)
  const times = over.flatMap(({ outcome }) => (outcome.state === 'waiting' ? [] : [outcome.atMs]))
  const pace = {
    nowMs,
    leftAtMs,
    doneStops: times.length,
    lastAtMs: Math.max(leftAtMs, ...times),
  }
  return new Map(
    open.map((stop, stopsBefore) => {
      const { fromMs, untilMs } = arrivalWindow({ ...pace, stopsBefore })
      return [stop.id, expectation(stop, fromMs, untilMs)]
    }),
  )
}

/** The customer wants to be called before, it is time, and the driver has not. */
export const callIsDue = (
  { callBeforeMinutes, phone, isCalled }: RoadStop,
  expected: Expected | undefined,
  nowMs: number,
): boolean =>
  callBeforeMinutes !== null &&
  phone !== '' &&
  !isCalled &&
  expected !== undefined &&
  expected.fromMs - nowMs <= callBeforeMinutes * MINUTE_MS

function expectation({ promisedUntil }: RoadStop, fromMs: number, untilMs: number): Expected {
  const promisedMs = promisedUntil === null ? undefined : Date.parse(promisedUntil)
  return {
    fromMs,
    from: rigaTime(fromMs),
    until: rigaTime(untilMs),
    promised: promisedMs === undefined ? undefined : rigaTime(promisedMs),
    isLate: promisedMs !== undefined && untilMs > promisedMs,
  }
}
