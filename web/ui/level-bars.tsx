import { useId } from 'react'
import { classNames } from './class-names.ts'
import './plots.css'

export type LevelBar = { label: string; shortLabel: string; value: number }

type Props = {
  bars: readonly LevelBar[]
  /** The whole plot in words: "Pudeles mēnesī: decembrī 4, janvārī 5, …". */
  alt: string
}

/** A glass for each month, filled to its level; the last one is now. */
export function LevelBars({ bars, alt }: Props) {
  return (
    <figure className="plot-pic">
      <figcaption className="vh">{alt}</figcaption>
      <LevelDrawing bars={bars} width={640} />
      <LevelDrawing bars={bars} width={358} />
    </figure>
  )
}

const top = 26
const bottom = 172

function LevelDrawing({ bars, width }: { bars: readonly LevelBar[]; width: 640 | 358 }) {
  const id = useId()
  const most = Math.max(1, ...bars.map((bar) => bar.value)) * 1.15
  const step = width / bars.length
  const round = (length: number) => Math.round(length * 10) / 10
  const glass = round(Math.min(34, step * 0.62))
  return (
    <svg
      className={width === 640 ? 'plot-pic__wide' : 'plot-pic__narrow'}
      viewBox={`0 0 ${width} 210`}
      aria-hidden="true"
    >
      {bars.map((bar, index) => {
        const x = round(index * step + (step - glass) / 2)
        const level = round(bottom - ((bottom - top) * bar.value) / most)
        const middle = round(x + glass / 2)
        return (
          <g key={bar.label} className={classNames('level', index === bars.length - 1 && 'level--now')}>
            <clipPath id={`${id}${index}`}>
              <path d={`M${x} ${top}h${glass}v140q0 6 -6 6h${round(12 - glass)}q-6 0 -6 -6z`} />
            </clipPath>
            <g clipPath={`url(#${id}${index})`}>
              <rect className="level__glass" x={x} y={top} width={glass} height={bottom - top} />
              <rect className="level__water" x={x} y={level} width={glass} height={bottom - level} />
              <rect className="level__line" x={x} y={level} width={glass} height="3" />
              <rect className="level__light" x={x + 4} y={top} width="3" height={bottom - top} />
            </g>
            <text className="level__value" x={middle} y={level - 7}>
              {bar.value}
            </text>
            <text className="level__label" x={middle} y="194">
              {width === 640 ? bar.label : bar.shortLabel}
            </text>
          </g>
        )
      })}
      <path className="plot-pic__ground" d={`M0 172.5H${width}`} />
    </svg>
  )
}
