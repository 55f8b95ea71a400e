import type { Cents } from '../../../domain/money.ts'
import type { IssuedDocument, DocumentLine } from '../../../domain/documents/document.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { documentWords as words, unitWords } from '../words.ts'
import {
  euros,
  heightOf,
  ink,
  LEFT,
  startOfRoom,
  rule,
  WIDTH,
  write,
} from '../../platform/pdf/pen.ts'
import { printGroup } from '../../platform/pdf/structure.ts'

type Column = {
  title: string
  width: number
  align?: 'right'
  text: (line: DocumentLine) => string
}

const formatAmount = (cents: Cents) => euros(cents).replace(/\s€$/, '')

/** Four decimals, so that the price without VAT times the quantity gives the sum. */
function unitWithoutVat(unitCents: Cents, percent: number | null): string {
  if (percent === null) return formatAmount(unitCents)
  return (unitCents / (100 + percent)).toFixed(4).replace('.', ',').replace('-', '−')
}

const columns: Column[] = [
  { title: words.unit, width: 36, text: (line) => unitWords[line.unit] },
  { title: words.quantity, width: 40, align: 'right', text: (line) => String(line.quantity) },
  {
    title: words.unitWithoutVat,
    width: 66,
    align: 'right',
    text: (line) => unitWithoutVat(line.unitCents, line.percent),
  },
  {
    title: words.discount,
    width: 66,
    align: 'right',
    text: (line) => (line.discountCents === 0 ? '' : formatAmount(line.discountCents)),
  },
  {
    title: words.rate,
    width: 36,
    align: 'right',
    text: ({ percent }) => (percent === null ? '–' : `${percent} %`),
  },
  { title: words.sum, width: 66, align: 'right', text: (line) => formatAmount(line.grossCents) },
]

const GAP = 6

/** Prints the lines over as many pages as they need. Returns the y at which they end. */
export const printLines = (pdf: Pdf, document: IssuedDocument, top: number): number =>
  printGroup(pdf, 'Table', () => printRows(pdf, document, top))

function printRows(pdf: Pdf, document: IssuedDocument, top: number): number {
  const visibleColumns = columns.filter(
    ({ title }) => title !== words.discount || document.lines.some((line) => line.discountCents),
  )
  const nameWidth = WIDTH - visibleColumns.reduce((sum, column) => sum + column.width, 0)
  let y = printTitles(pdf, visibleColumns, nameWidth, top)
  for (const line of document.lines) {
    const before = y
    y = startOfRoom(pdf, y, Math.max(30, heightOf(pdf, line.name, nameWidth) + 8))
    if (y < before) y = printTitles(pdf, visibleColumns, nameWidth, y)
    const height = printGroup(pdf, 'TR', () => {
      const box = { x: LEFT, y, width: nameWidth }
      const nameHeight = write(pdf, line.name, box, { role: 'TH', scope: 'Row' })
      let x = LEFT + nameWidth
      for (const { width, align, text } of visibleColumns) {
        const cell = { x: x + GAP, y, width: width - GAP, ...(align && { align }) }
        write(pdf, text(line), cell, { role: 'TD', fits: true })
        x += width
      }
      return nameHeight
    })
    y += Math.max(height, 11) + 5
    rule(pdf, y - 2)
    y += 3
  }
  return y
}

function printTitles(
  pdf: Pdf,
  visibleColumns: readonly Column[],
  nameWidth: number,
  y: number,
): number {
  const look = { size: 8, colour: ink.quiet, role: 'TH', scope: 'Column' } as const
  printGroup(pdf, 'TR', () => {
    write(pdf, words.name, { x: LEFT, y, width: nameWidth }, look)
    let x = LEFT + nameWidth
    for (const { title, width, align } of visibleColumns) {
      write(pdf, title, { x: x + GAP, y, width: width - GAP, align: align ?? 'left' }, look)
      x += width
    }
  })
  rule(pdf, y + 14, ink.quiet)
  return y + 20
}
