import { appendFileSync } from 'node:fs'

/** What one measurement says of one thing; times are milliseconds of one answer. */
export type Figures = {
  perSecond?: number | undefined
  p50?: number | undefined
  p95?: number | undefined
  p99?: number | undefined
  nodeMs?: number | undefined
  postgresMs?: number | undefined
  statements?: number | undefined
  megabytes?: number | undefined
  note?: string | undefined
  /** A point of a curve of this name: how large what grows was. */
  curve?: { of: string; size: number } | undefined
}

export type Reported = Figures & { what: string }

const titles = [
  'what',
  'answers',
  'p50',
  'p95',
  'p99',
  'Node',
  'PostgreSQL',
  'statements',
  'memory',
  'note',
]
export const headOfTable = `| ${titles.join(' | ')} |\n|${' --- |'.repeat(titles.length)}`

export function rowOfTable({ what, note = '', ...figures }: Reported): string {
  const { perSecond, p50, p95, p99, nodeMs, postgresMs, statements, megabytes } = figures
  const ms = (value: number | undefined, digits: number) =>
    value === undefined ? '' : `${value.toFixed(digits)} ms`
  const cells = [
    what,
    perSecond === undefined ? '' : `${Math.round(perSecond)}/s`,
    ...[p50, p95, p99].map((value) => ms(value, 1)),
    ...[nodeMs, postgresMs].map((value) => ms(value, 3)),
    statements?.toFixed(1) ?? '',
    megabytes === undefined ? '' : `${Math.round(megabytes)} MB`,
    note,
  ]
  return `| ${cells.join(' | ')} |`
}

let hasHead = false

/** Prints a row; `npm run bench` also collects it for its table and its plots. */
export function report(what: string, figures: Figures): void {
  if (!hasHead) console.log(headOfTable)
  hasHead = true
  console.log(rowOfTable({ what, ...figures }))
  const { BENCH_FIGURES } = process.env
  if (BENCH_FIGURES !== undefined)
    appendFileSync(BENCH_FIGURES, `${JSON.stringify({ what, ...figures })}\n`)
}

/** Times in order, and what share of them was faster. */
export function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
