import { type Hours, namedHours, placeOf } from '../../../domain/dispatch/run-times.ts'
import { clockOf } from '../session/when.ts'
import './run-line.css'

const percent = (place: number) => `${place}%`
const clock = (ms: number) => clockOf(new Date(ms).toISOString())

/** Beside the clock no hour is named. */
const besideClock = 5

type HoursProps = {
  hours: Hours
  nowMs: number
  /** On a narrow line more of it lies under the clock. */
  tooNear?: number
}

/** The hours above the lines of runs, and the clock among them. */
export function RunHours({ hours, nowMs, tooNear = besideClock }: HoursProps) {
  const now = placeOfNow(nowMs, hours)
  return (
    <span className="runs-hours" aria-hidden="true">
      {namedHours(hours)
        .map((ms) => ({ ms, place: placeOf(ms, hours) }))
        .filter(({ place }) => now === undefined || Math.abs(place - now) > tooNear)
        .map(({ ms, place }) => (
          <span key={ms} style={{ left: percent(place) }}>
            {clock(ms)}
          </span>
        ))}
      {now !== undefined && (
        <span className="runs-hours__now" style={{ left: percent(now) }}>
          {clock(nowMs)}
        </span>
      )}
    </span>
  )
}

/** The hours under a line, and the clock. */
export function HourLines({
  hours,
  nowMs,
  height,
}: {
  hours: Hours
  nowMs: number
  height: number
}) {
  const now = placeOfNow(nowMs, hours)
  return (
    <>
      {namedHours(hours).map((ms) => {
        const x = percent(placeOf(ms, hours))
        return <line key={ms} className="runs-line__hour" x1={x} x2={x} y1="0" y2={height} />
      })}
      {now !== undefined && (
        <line className="runs-line__now" x1={percent(now)} x2={percent(now)} y1="0" y2={height} />
      )}
    </>
  )
}

/** Of another day there is no clock. */
const placeOfNow = (nowMs: number, hours: Hours) =>
  nowMs < hours.fromMs || nowMs > hours.toMs ? undefined : placeOf(nowMs, hours)
