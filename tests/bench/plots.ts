import type { Reported } from './figures.ts'

/** Plots as pictures with their names: what each answer takes and costs, memory, and growth. */
export function plotsOf(figures: readonly Reported[]): [name: string, svg: string][] {
  const curves = Object.groupBy(curved(figures), ({ curve }) => curve!.of)
  return [
    ['answer-times', bars(figures, { p50: '#9cc5e8', p95: '#3f8fd0', p99: '#0b4f8a' }, 'ms')],
    ['processor', bars(figures, { nodeMs: '#3f8fd0', postgresMs: '#6b9b37' }, 'ms')],
    ['statements', bars(figures, { statements: '#6b9b37' }, '')],
    ['memory', bars(figures, { megabytes: '#8a5a9e' }, 'MB')],
    ...Object.entries(curves).map(([of, points]): [string, string] => [
      `growth-${of.replaceAll(' ', '-')}`,
      curveOf(of, points!),
    ]),
  ]
}

const curved = (figures: readonly Reported[]) => figures.filter(({ curve }) => curve)

type Field = 'p50' | 'p95' | 'p99' | 'nodeMs' | 'postgresMs' | 'statements' | 'megabytes'
const left = 380
const width = 560
const rowHeight = 14

/** A row a figure with a bar for each of the fields, on a scale of powers of ten. */
function bars(figures: readonly Reported[], colors: Partial<Record<Field, string>>, unit: string) {
  const fields = Object.entries(colors) as [Field, string][]
  const rows = figures.filter((row) => fields.some(([field]) => (row[field] ?? 0) > 0))
  const scale = logScale(rows.flatMap((row) => fields.map(([field]) => row[field] ?? 0)))
  const heightOfRow = fields.length * rowHeight + 8
  const drawn = rows.map((row, index) => {
    const top = 30 + index * heightOfRow
    const each = fields.map(([field, color], at) => {
      const value = row[field] ?? 0
      if (value <= 0) return ''
      const end = left + scale(value) * width
      const y = top + at * rowHeight
      return (
        `<rect x="${left}" y="${y}" width="${end - left}" height="${rowHeight - 3}" fill="${color}"/>` +
        text(end + 4, y + 10, `${Number(value.toPrecision(3))} ${unit}`)
      )
    })
    return text(left - 8, top + 10, row.what, 'end') + each.join('')
  })
  const legend = fields.map(
    ([field, color], index) =>
      `<rect x="${left + index * 110}" y="8" width="10" height="10" fill="${color}"/>` +
      text(left + 14 + index * 110, 17, field),
  )
  return picture(30 + rows.length * heightOfRow, [...legend, ...drawn])
}

/** Times or memory over what grew, both on scales of powers of ten. */
function curveOf(name: string, points: readonly Reported[]): string {
  const isMemory = points[0]!.megabytes !== undefined
  const fields: [Field, string][] = isMemory
    ? [['megabytes', '#8a5a9e']]
    : [
        ['p50', '#9cc5e8'],
        ['p95', '#0b4f8a'],
      ]
  const across = logScale(points.map(({ curve }) => curve!.size))
  const up = logScale(points.flatMap((point) => fields.map(([field]) => point[field] ?? 0)))
  const height = 300
  const x = (point: Reported) => 60 + across(point.curve!.size) * (width - 80)
  const y = (value: number) => height - up(value) * (height - 40)
  const lines = fields.map(([field, color], index) => {
    const path = points.map((point) => `${x(point)},${y(point[field] ?? 0)}`).join(' ')
    const marks = points.map((point) =>
      text(x(point), y(point[field] ?? 0) - 6, String(Number((point[field] ?? 0).toPrecision(3)))),
    )
    return (
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>` +
      marks.join('') +
      text(60 + index * 60, 16, field, 'start', color)
    )
  })
  const sizes = points.map((point) => text(x(point), height + 18, String(point.curve!.size)))
  return picture(height + 30, [text(width / 2, 16, name), ...lines, ...sizes])
}

/** From 0.05 to 1, so that the smallest is still seen. */
function logScale(values: readonly number[]): (value: number) => number {
  const known = values.filter((value) => value > 0).map(Math.log10)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (value) =>
    value > 0 ? 0.05 + (0.95 * (Math.log10(value) - least)) / (most - least || 1) : 0
}

const escaped = (words: string) => words.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const text = (x: number, y: number, words: string, anchor = 'start', color = '#333') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color}">${escaped(words)}</text>`

const picture = (height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + 90}" height="${height}" ` +
  `font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>` +
  `${parts.join('')}</svg>\n`
