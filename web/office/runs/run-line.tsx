import type { Mark } from './run.ts'
import './run-line.css'

type Props = { marks: readonly Mark[]; label: string; size?: 'small' | 'big' }

const sizes = {
  small: { height: 62, base: 34, unit: 3, width: 5 },
  big: { height: 150, base: 82, unit: 5, width: 10 },
}

/**
 * A run as a line of water, its stops in their order. What was left stands on the line, what came
 * back hangs under it, a brick a bottle; the drop is the van, known from what was told alone.
 */
export function RunLine({ marks, label, size = 'small' }: Props) {
  const { height, base, unit, width } = sizes[size]
  const xOf = (place: number) => `${(100 * (place + 0.5)) / Math.max(marks.length, 1)}%`
  const last = marks.findLastIndex(({ state }) => state !== 'ahead')
  const van = last < 0 ? '0%' : `${(100 * (last + 1)) / marks.length}%`
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <svg className="runs-line" width="100%" height={height} role="img" aria-label={label}>
      <line className="runs-line__ahead" x1="0" x2="100%" y1={base} y2={base} />
      <line className="runs-line__done" x1="0" x2={van} y1={base} y2={base} />
      {marks.map(({ stopId, state, full, empties }, at) => (
        <svg key={stopId} x={xOf(at)} width="1" height={height} overflow="visible">
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
        </svg>
      ))}
      {marks.length > 0 && (
        <svg x={van} y={base - 15} width="1" height="20" overflow="visible">
          <path
            className="runs-line__van"
            d="M0-1.5C0-1.5-6.5 5.5-6.5 10.2a6.5 6.5 0 0 0 13 0C6.5 5.500 0-1.5 0-1.5Z"
          />
        </svg>
      )}
    </svg>
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
