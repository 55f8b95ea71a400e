import './balance-line.css'

export type BalancePoint = { label: string; value: number }

type Props = {
  points: readonly BalancePoint[]
  /** For screen readers: "Konta atlikums: septembrī 12,40 €, …". */
  alt: string
  /** The first and the last value as text, under the ends of the line. */
  firstValue: string
  lastValue: string
}

const width = 600
const height = 120

/** The account balance over time; negative values lie below the ground line. */
export function BalanceLine({ points, alt, firstValue, lastValue }: Props) {
  const values = points.map((point) => point.value)
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const yOf = (value: number) => 4 + ((high - value) / (high - low || 1)) * (height - 8)
  const xOf = (index: number) => (index / Math.max(1, points.length - 1)) * width
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`)
    .join('')
  return (
    <figure className="balance">
      <figcaption className="vh">{alt}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="balance__area" d={`${line}V${yOf(0)}H0Z`} />
        <path className="balance__ground" d={`M0 ${yOf(0)}H${width}`} />
        <path className="balance__line" d={line} />
      </svg>
      <p className="balance__words" aria-hidden="true">
        <span>
          {points[0]?.label} <b>{firstValue}</b>
        </span>
        <span>
          {points.at(-1)?.label} <b>{lastValue}</b>
        </span>
      </p>
    </figure>
  )
}
