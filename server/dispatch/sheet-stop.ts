import type { Pdf } from '../platform/pdf/open-pdf.ts'
import {
  heightOf,
  ink,
  LEFT,
  PAGE_HEIGHT,
  startOfRoom,
  rule,
  WIDTH,
  write,
} from '../platform/pdf/pen.ts'
import { printArtifact, printGroup } from '../platform/pdf/structure.ts'
import type { Stop } from './day-sheet.ts'
import { goodName, sheetWords as words, stopCash, stopFacts, stopTitle } from './sheet-words.ts'

const columns = [words.held, words.leave, words.inFact, words.take, words.inFact]
const numberWidth = 54
const nameWidth = WIDTH - columns.length * numberWidth
const cashWidth = 120
const lineHeight = 19
const columnsHeight = 13
const doorHeight = 26

const looks = {
  title: { size: 12, bold: true, role: 'H2' },
  cash: { size: 12, bold: true },
  facts: { size: 10 },
  notes: { bold: true },
  name: { size: 10, role: 'TH', scope: 'Row' },
  column: { size: 8, colour: ink.quiet, role: 'TH', scope: 'Column' },
} as const

const notesOf = ({ notes }: Stop) => `${words.notes}: ${notes}`

/** Prints a stop with boxes for the courier's counts. Returns the y at which it ends. */
export function printStop(pdf: Pdf, stop: Stop, index: number, from: number): number {
  const rows = stop.lines.map((line) => ({ ...line, height: rowHeight(pdf, goodName(line)) }))
  const head = headHeight(pdf, stop, index)
  const whole = rows.reduce((sum, { height }) => sum + height, head + doorHeight)
  // A stop is split between two pages only when it is longer than a page.
  const isLong = whole > PAGE_HEIGHT
  const top = startOfRoom(pdf, from, isLong ? head + 3 * lineHeight : whole)
  const rowsTop = printHead(pdf, stop, index, top)
  const title = stopTitle(stop, index)
  // A service has nothing to count.
  const table = () => printGroup(pdf, 'Table', () => printRows(pdf, rows, title, rowsTop))
  const end = rows.length === 0 ? rowsTop : table()
  return printDoor(pdf, startOfRoom(pdf, end, doorHeight)) + 12
}

type Row = Stop['lines'][number] & { height: number }

function printRows(pdf: Pdf, rows: readonly Row[], title: string, from: number): number {
  let y = printColumns(pdf, from)
  for (const row of rows) {
    const top = startOfRoom(pdf, y, row.height)
    y = top < y ? printColumns(pdf, printContinuation(pdf, title, top)) : top
    printGroup(pdf, 'TR', () => {
      write(pdf, goodName(row), { x: LEFT, y: y + 3, width: nameWidth }, looks.name)
      planned(pdf, row.held, 0, y)
      count(pdf, row.leave, 1, y)
      count(pdf, row.take, 3, y)
    })
    y += row.height
  }
  return y
}

const rowHeight = (pdf: Pdf, name: string) =>
  Math.max(lineHeight, heightOf(pdf, name, nameWidth, looks.name) + 7)

const headHeight = (pdf: Pdf, stop: Stop, index: number): number =>
  8 +
  heightOf(pdf, stopTitle(stop, index), WIDTH - cashWidth, looks.title) +
  2 +
  heightOf(pdf, stopFacts(stop), WIDTH, looks.facts) +
  4 +
  (stop.notes === '' ? 0 : heightOf(pdf, notesOf(stop), WIDTH, looks.notes) + 4) +
  columnsHeight

function printHead(pdf: Pdf, stop: Stop, index: number, top: number): number {
  rule(pdf, top, ink.brand, 1.5)
  const cash = {
    x: LEFT + WIDTH - cashWidth,
    y: top + 8,
    width: cashWidth,
    align: 'right',
  } as const
  let y = top + 8
  y += write(pdf, stopTitle(stop, index), { x: LEFT, y, width: WIDTH - cashWidth }, looks.title) + 2
  write(pdf, stopCash(stop), cash, looks.cash)
  y += write(pdf, stopFacts(stop), { x: LEFT, y, width: WIDTH }, looks.facts) + 4
  if (stop.notes !== '')
    y += write(pdf, notesOf(stop), { x: LEFT, y, width: WIDTH }, looks.notes) + 4
  return y
}

/** Repeats the title on the page where a stop continues; a screen reader is in its table still. */
function printContinuation(pdf: Pdf, title: string, y: number): number {
  const look = { ...looks.cash, role: 'TH' as const, scope: 'Column' as const }
  const box = { x: LEFT, y, width: WIDTH }
  return y + printGroup(pdf, 'TR', () => write(pdf, words.goesOn(title), box, look)) + 4
}

function printColumns(pdf: Pdf, y: number): number {
  printGroup(pdf, 'TR', () => {
    printGroup(pdf, 'TD', () => undefined)
    for (const [column, name] of columns.entries()) write(pdf, name, cell(column, y), looks.column)
  })
  return y + columnsHeight
}

const cell = (column: number, y: number) => {
  const x = LEFT + WIDTH - (columns.length - column) * numberWidth
  return { x, y, width: numberWidth - 10, align: 'right' as const }
}

function planned(pdf: Pdf, pieces: number, column: number, y: number): void {
  const text = pieces > 0 ? String(pieces) : ''
  write(pdf, text, cell(column, y + 3), { size: 11, bold: true, role: 'TD' })
}

/** Prints the planned number and an empty box beside it. */
function count(pdf: Pdf, pieces: number, column: number, y: number): void {
  planned(pdf, pieces, column, y)
  const { x, width } = cell(column + 1, y)
  printGroup(pdf, 'TD', () => undefined)
  printBox(pdf, { x: x + width - 34, y, width: 34, height: 15 })
}

type EmptyBox = { x: number; y: number; width: number; height: number }

const printBox = (pdf: Pdf, { x, y, width, height }: EmptyBox): void =>
  printArtifact(pdf, () => {
    pdf.rect(x, y, width, height).lineWidth(0.75).strokeColor(ink.quiet).stroke()
  })

/** Boxes for the cash received and for the customer's signature. */
function printDoor(pdf: Pdf, y: number): number {
  const half = WIDTH / 2
  const label = { y: y + 8, width: 130 }
  write(pdf, words.received, { ...label, x: LEFT }, looks.facts)
  printBox(pdf, { x: LEFT + 140, y: y + 4, width: half - 160, height: 18 })
  write(pdf, words.signature, { ...label, x: LEFT + half }, looks.facts)
  printBox(pdf, { x: LEFT + half + 60, y: y + 4, width: half - 60, height: 18 })
  return y + doorHeight
}
