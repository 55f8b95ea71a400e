import { signed } from './hand-in.ts'

type Props = { counts: readonly (number | null)[]; label: string }

const WIDTH = 420
const HEIGHT = 46

/** Three counts: the water is level where they agree, and a step shows where it breaks. */
export function Level({ counts, label }: Props) {
  const known = counts.filter((count) => count !== null)
  const low = Math.min(...known)
  const high = Math.max(...known)
  const step = Math.min(7, 12 / Math.max(1, high - low))
  const x = (at: number) => (WIDTH * (at + 0.5)) / counts.length
  const y = (count: number | null) =>
    HEIGHT / 2 - ((count ?? (low + high) / 2) - (low + high) / 2) * step
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <svg className="hand-in-level" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {counts.slice(1).map((right, at) => (
        <Reach
          // oxlint-disable-next-line react/no-array-index-key -- the sides have their places
          key={at}
          from={{ x: x(at) + 24, y: y(counts[at]!), count: counts[at]! }}
          to={{ x: x(at + 1) - 24, y: y(right), count: right }}
        />
      ))}
      {counts.map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sides have their places
        <text
          key={at}
          className="hand-in-level__count"
          x={x(at)}
          y={y(count) + 6}
          textAnchor="middle"
        >
          {count ?? '–'}
        </text>
      ))}
    </svg>
  )
}

type End = { x: number; y: number; count: number | null }

/** Between two counts: level, a step with its height, or unknown. */
function Reach({ from, to }: { from: End; to: End }) {
  if (from.count === null || to.count === null)
    return <path className="hand-in-level__unknown" d={`M${from.x} ${to.y}H${to.x}`} />
  if (from.count === to.count)
    return <path className="hand-in-level__even" d={`M${from.x} ${from.y}H${to.x}`} />
  const middle = (from.x + to.x) / 2
  const d = [
    `M${from.x} ${from.y}H${middle - 9}`,
    `C${middle} ${from.y} ${middle} ${to.y} ${middle + 9} ${to.y}H${to.x}`,
  ].join('')
  return (
    <>
      <path className="hand-in-level__step" d={d} />
      <text className="hand-in-level__height" x={middle + 14} y={(from.y + to.y) / 2 - 6}>
        {signed(to.count - from.count)}
      </text>
    </>
  )
}
