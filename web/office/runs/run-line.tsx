import {
  type Hours,
  placeOf,
  placesApart,
  type RunTimes,
} from '../../../domain/dispatch/run-times.ts'
import type { Mark } from './run.ts'
import { HourLines } from './run-hours.tsx'
import './run-line.css'

type Props = {
  marks: readonly Mark[]
  times: RunTimes
  hours: Hours
  nowMs: number
  label: string
  size?: 'small' | 'big'
}

const sizes = {
  small: { height: 62, base: 34, unit: 3, width: 5, apart: 1.3 },
  big: { height: 150, base: 82, unit: 5, width: 10, apart: 1.1 },
}

/**
 * A run as a line of water with its stops at their hours. What was left stands on the line, what
 * came back hangs under it, a brick a bottle; the drop is the van.
 */
export function RunLine({ marks, times, hours, nowMs, label, size = 'small' }: Props) {
  const { height, base, apart } = sizes[size]
  const { startMs, endMs, vanMs, stopsMs } = times
  const xOf = (ms: number) => `${placeOf(ms, hours)}%`
  const places = placesApart(stopsMs, hours, apart)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <svg className="runs-line" width="100%" height={height} role="img" aria-label={label}>
      <HourLines hours={hours} nowMs={nowMs} height={height} />
      <line className="runs-line__ahead" x1={xOf(startMs)} x2={xOf(endMs)} y1={base} y2={base} />
      <line
        className="runs-line__done"
        x1={xOf(startMs)}
        x2={xOf(vanMs ?? endMs)}
        y1={base}
        y2={base}
      />
      {marks.map((mark, at) => (
        <svg key={mark.stopId} x={`${places[at]}%`} width="1" height={height} overflow="visible">
          <StopMark mark={mark} size={size} />
        </svg>
      ))}
      {vanMs !== null && marks.length > 0 && (
        <svg x={xOf(vanMs)} y={base - 15} width="1" height="20" overflow="visible">
          <path
            className="runs-line__van"
            d="M0-1.5C0-1.5-6.5 5.5-6.5 10.2a6.5 6.5 0 0 0 13 0C6.5 5.500 0-1.5 0-1.5Z"
          />
        </svg>
      )}
    </svg>
  )
}

/** What was left above the line, what came back under it; a cross where nothing was. */
function StopMark({ mark, size }: { mark: Mark; size: keyof typeof sizes }) {
  const { state, full, empties } = mark
  const { height, base, unit, width } = sizes[size]
  return (
    <g className={`runs-line__stop runs-line__stop--${state}`}>
      {state === 'failed' && <path d={`M-3.5 ${base - 9}l7 7m0 -7l-7 7`} />}
      <Pile
        count={full}
        per={Math.floor((base - 6) / unit)}
        {...{ unit, width, from: base - 3, step: -unit }}
      />
      <g className="runs-line__back">
        <Pile
          count={empties}
          per={Math.floor((height - base - 6) / unit)}
          {...{ unit, width, from: base + 3, step: unit }}
        />
      </g>
      {full + empties === 0 && state !== 'failed' && <circle cy={base} r="2.5" />}
    </g>
  )
}

type PileProps = {
  count: number
  /** Bricks in a column before the next one begins. */
  per: number
  unit: number
  width: number
  from: number
  step: number
}

function Pile({ count, per, unit, width, from, step }: PileProps) {
  const columns = Math.ceil(count / per)
  return Array.from({ length: count }, (_, at) => {
    const column = Math.floor(at / per)
    const row = at % per
    const x = (column - (columns - 1) / 2) * (width + 1) - width / 2
    const y = from + row * step - (step < 0 ? unit - 1 : 0)
    return <rect key={at} x={x} y={y} width={width} height={unit - 1} />
  })
}
