import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { Displaced } from './days.ts'
import { shortDay } from './displaced-row.tsx'

const WIDTH = 640
const SOURCE = 110
const TARGET = 380
const FLOW = 140
const GAP = 10
const LEAST = 18
const MID = (SOURCE + TARGET) / 2

type Band = { day: string | null; count: number; clashes: number; from: number; to: number }

/** Where the deliveries go: bands as wide as their numbers, those with clashes in the sun's colour. */
export function DayRiver({ rows, from }: { rows: readonly Displaced[]; from: string }) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const bands = bandsOf(rows)
  const nameOf = (day: string | null) => (day === null ? words.noDay : shortDay(day, language))
  const saidOf = ({ day, count }: Band) => `${nameOf(day)}: ${words.deliveries(count)}`
  const height = bands.reduce(
    (most, { to, count }) => Math.max(most, to + thick(count, rows)),
    FLOW,
  )
  return (
    <svg
      className="days-river"
      viewBox={`0 0 ${WIDTH} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={words.river(from, bands.map(saidOf).join(', '))}
    >
      <rect width={SOURCE} height={FLOW} rx="5" className="days-river__from" />
      <text x={SOURCE / 2} y={FLOW / 2 - 4} className="days-river__name">
        {from}
      </text>
      <text x={SOURCE / 2} y={FLOW / 2 + 16} className="days-river__count">
        {words.deliveries(rows.length)}
      </text>
      {bands.map((band) => (
        <g key={band.day}>
          <path d={flowOf(band, rows.length)} className={lookOf(band)} />
          <text x={TARGET + 12} y={band.to + thick(band.count, rows) / 2 + 5}>
            <tspan className="days-river__day">{nameOf(band.day)}</tspan>
            <tspan dx="14">{words.deliveries(band.count)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}

const lookOf = ({ day, clashes }: Band) => {
  const look = day === null ? 'none' : clashes > 0 ? 'clash' : 'fine'
  return `days-river__band days-river__band--${look}`
}

const thick = (count: number, { length }: { length: number }) => (count / length) * FLOW

function bandsOf(rows: readonly Displaced[]): Band[] {
  const byDay = [...Map.groupBy(rows, ({ newDay }) => newDay)].toSorted(
    ([a, one], [b, other]) => Number(a === null) - Number(b === null) || other.length - one.length,
  )
  let from = 0
  let to = 0
  return byDay.map(([day, own]) => {
    const band = {
      day,
      count: own.length,
      clashes: own.filter(({ clashes }) => clashes.length > 0).length,
      from,
      to,
    }
    from += thick(own.length, rows)
    to += Math.max(LEAST, thick(own.length, rows)) + GAP
    return band
  })
}

function flowOf({ from, to, count }: Band, length: number): string {
  const wide = (count / length) * FLOW
  return (
    `M${SOURCE} ${from}C${MID} ${from} ${MID} ${to} ${TARGET} ${to}` +
    `V${to + wide}C${MID} ${to + wide} ${MID} ${from + wide} ${SOURCE} ${from + wide}Z`
  )
}
