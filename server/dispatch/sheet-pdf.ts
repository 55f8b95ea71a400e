import { dayTitle } from '../../domain/calendar/phrases.ts'
import { sumOf } from '../../domain/money.ts'
import { closePdf, openPdf, type Pdf } from '../platform/pdf/open-pdf.ts'
import { euros, ink, LEFT, roomFor, rule, WIDTH, write } from '../platform/pdf/pen.ts'
import type { DaySheet, Load, Stop } from './day-sheet.ts'
import { sheetWords as words, stopCash, stopFacts, stopTitle } from './sheet-words.ts'

const numberWidth = 62
const lineHeight = 19
const quiet = { size: 8, colour: ink.quiet }

/** The route sheet on paper: a stop is never torn between two pages, the load list has a page of its own. */
export function sheetPdf({ day, stops, load }: DaySheet, at: Date): Promise<Buffer> {
  const title = `${words.title}, ${dayTitle(day)}`
  const pdf = openPdf({ title, author: 'Avots', language: 'lv', at })
  const collect = words.collectInAll(euros(sumOf(stops, (stop) => stop.collectCents)))
  let y = heading(pdf, title, `${words.stops(stops.length)} · ${collect}`)
  for (const [index, stop] of stops.entries()) {
    y = printStop(pdf, stop, index, roomFor(pdf, y, heightOf(stop)))
  }
  pdf.addPage()
  printLoad(pdf, load, heading(pdf, words.load, dayTitle(day)))
  return closePdf(pdf, (page, pages) => `${title} · ${page} / ${pages}`)
}

function heading(pdf: Pdf, title: string, facts: string): number {
  const below =
    LEFT + write(pdf, title, { x: LEFT, y: LEFT, width: WIDTH }, { size: 18, bold: true, colour: ink.brand })
  const end = below + write(pdf, facts, { x: LEFT, y: below + 2, width: WIDTH }, { size: 10, colour: ink.quiet })
  return end + 14
}

const heightOf = ({ lines, notes }: Stop) => 58 + lineHeight * lines.length + (notes === '' ? 0 : 26)

/** Where, to whom and what to collect; then each good with room for what it really came to. */
function printStop(pdf: Pdf, stop: Stop, index: number, top: number): number {
  rule(pdf, top, ink.brand, 1.5)
  const cashWidth = 120
  const place = { x: LEFT, y: top + 8, width: WIDTH - cashWidth }
  const cash = { x: LEFT + WIDTH - cashWidth, y: top + 8, width: cashWidth, align: 'right' } as const
  write(pdf, stopCash(stop), cash, { size: 12, bold: true })
  let y = place.y + write(pdf, stopTitle(stop, index), place, { size: 12, bold: true }) + 2
  y += write(pdf, stopFacts(stop), { x: LEFT, y, width: WIDTH }, { size: 10 }) + 4
  if (stop.notes !== '')
    y += write(pdf, `${words.notes}: ${stop.notes}`, { x: LEFT, y, width: WIDTH }, { bold: true }) + 4
  const columns = [words.leave, words.inFact, words.take, words.inFact]
  for (const [column, name] of columns.entries()) write(pdf, name, cell(column, y), quiet)
  y += 13
  for (const line of stop.lines) {
    write(pdf, line.name, { x: LEFT, y: y + 3, width: WIDTH - columns.length * numberWidth }, { size: 10 })
    count(pdf, line.leave, 0, y)
    count(pdf, line.take, 2, y)
    y += lineHeight
  }
  return y + 12
}

const cell = (column: number, y: number) => {
  const x = LEFT + WIDTH - (4 - column) * numberWidth
  return { x, y, width: numberWidth - 10, align: 'right' as const }
}

/** What was planned, and an empty box beside it. */
function count(pdf: Pdf, planned: number, column: number, y: number): void {
  if (planned > 0) write(pdf, String(planned), { ...cell(column, y + 3) }, { size: 11, bold: true })
  const { x, width } = cell(column + 1, y)
  pdf
    .rect(x + width - 34, y, 34, 15)
    .lineWidth(0.75)
    .strokeColor(ink.quiet)
    .stroke()
}

function printLoad(pdf: Pdf, load: readonly Load[], top: number): void {
  const pieces = { x: LEFT + WIDTH - 180, width: 70, align: 'right' } as const
  const back = { x: LEFT + WIDTH - 100, width: 100, align: 'right' } as const
  write(pdf, words.good, { x: LEFT, y: top, width: 200 }, quiet)
  write(pdf, words.pieces, { ...pieces, y: top }, quiet)
  write(pdf, words.empties, { ...back, y: top }, quiet)
  let y = top + 14
  for (const line of load) {
    y = roomFor(pdf, y, lineHeight)
    rule(pdf, y)
    write(pdf, line.name, { x: LEFT, y: y + 5, width: WIDTH - 190 }, { size: 11 })
    write(pdf, String(line.pieces), { ...pieces, y: y + 5 }, { size: 11, bold: true })
    if (line.back > 0) write(pdf, String(line.back), { ...back, y: y + 5 }, { size: 11 })
    y += lineHeight + 3
  }
}
