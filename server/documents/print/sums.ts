import type { IssuedDocument, SetOffAdvance } from '../../../domain/documents/document.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { sumOf } from '../../../domain/money.ts'
import { sumInWords } from '../../../domain/documents/words-for-sum.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { documentWords as words, settledRow, settledWords } from '../words.ts'
import { euros, ink, LEFT, startOfRoom, WIDTH, widthOf, write } from '../../platform/pdf/pen.ts'
import { printArtifact, printGroup } from '../../platform/pdf/structure.ts'

const columnWidth = 68
const sumsWidth = 198
const sumsLeft = LEFT + WIDTH - sumsWidth
const amountWidth = 70

/** Prints VAT by rate on the left, total and payments on the right, the sum in words below. */
export function printSums(pdf: Pdf, document: IssuedDocument, top: number): number {
  const { vat, settled } = document
  const advances = settled.filter(({ advance }) => advance).length
  const height = 40 + 14 * (vat.rows.length + 5) + 26 * (settled.length + advances)
  const y = startOfRoom(pdf, top + 14, height)
  const vatEnd = printGroup(pdf, 'Table', () => printVatRows(pdf, document, y))
  const totalsEnd = printGroup(pdf, 'Table', () => printTotals(pdf, document, y))
  const below = Math.max(vatEnd, totalsEnd) + 10
  // A negative sum is what the buyer gets: a paper does not say "minus" in words.
  const less = document.kind === 'credit_bill' ? words.creditInWords : words.refundInWords
  const name = document.totalCents < 0 ? less : words.inWords
  write(pdf, name, { x: LEFT, y: below, width: 90 }, { size: 8, colour: ink.quiet })
  const box = { x: LEFT + 90, y: below - 1, width: WIDTH - 90 }
  return below + write(pdf, sumInWords(Math.abs(document.totalCents)), box) + 12
}

function printVatRows(pdf: Pdf, { kind, vat, totalCents }: IssuedDocument, top: number): number {
  const rows = vat.rows.map(
    (row) => [`${row.percent} %`, row.baseCents, row.vatCents, row.grossCents] as const,
  )
  const untaxedCents = totalCents - vat.grossCents
  if (rows.length > 0)
    printRow(pdf, top, [words.vatRate, words.base, words.vat, words.gross], titleLook)
  let y = top + (rows.length > 0 ? 15 : 0)
  for (const [rate, ...cents] of rows) {
    printRow(pdf, y, [rate, ...cents.map((sum) => euros(sum))])
    y += 14
  }
  if (untaxedCents === 0) return y
  const name = kind === 'monthly_bill' ? words.vatElsewhere : words.withoutVat
  const sum = { x: LEFT + 3 * columnWidth, y, width: columnWidth - 4, align: 'right' } as const
  printGroup(pdf, 'TR', () => {
    write(pdf, name, { x: LEFT, y, width: 2 * columnWidth }, rowNameLook)
    // Under the columns of base and VAT.
    if (rows.length > 0) printEmptyCells(pdf)
    write(pdf, euros(untaxedCents), sum, { role: 'TD', fits: true })
  })
  return y + 14
}

const titleLook = { colour: ink.quiet, size: 8, role: 'TH', scope: 'Column' } as const
const rowNameLook = { role: 'TH', scope: 'Row' } as const
const printEmptyCells = (pdf: Pdf) => {
  printGroup(pdf, 'TD', () => undefined)
  printGroup(pdf, 'TD', () => undefined)
}

function printRow(pdf: Pdf, y: number, texts: readonly string[], look = {}): void {
  printGroup(pdf, 'TR', () => {
    for (const [index, text] of texts.entries()) {
      const align = index === 0 ? 'left' : 'right'
      const part = index === 0 ? rowNameLook : { role: 'TD' as const, fits: true }
      const box = { x: LEFT + index * columnWidth, y, width: columnWidth - 4, align } as const
      write(pdf, text, box, { ...part, ...look })
    }
  })
}

function printTotals(
  pdf: Pdf,
  { lines, totalCents, settled, toPayCents }: IssuedDocument,
  top: number,
): number {
  let y = top
  const line = (name: string, cents: number, look = {}) => {
    y += printSum(pdf, y, { name, cents }, look)
  }
  line(words.total, totalCents, { size: 12, bold: true })
  const promos = lines.flatMap(({ promo }) => (promo ? [promo] : []))
  if (promos.length > 0)
    line(
      words.promo(promos[0]!.code),
      sumOf(promos, ({ cents }) => -cents),
      { colour: ink.quiet },
    )
  for (const settlement of settled) {
    const { name, cents } = settledRow(settledWords, settlement)
    line(name, cents, { colour: ink.quiet })
    if (settlement.advance) y += printAdvance(pdf, y, settlement.advance)
  }
  if (toPayCents > 0) {
    printArtifact(pdf, () => {
      pdf.moveTo(sumsLeft, y).lineTo(LEFT + WIDTH, y)
      pdf.lineWidth(0.75).strokeColor(ink.line).stroke()
    })
    y += 5
    line(words.toPay, toPayCents, { size: 12, bold: true, colour: ink.brand })
  }
  return y
}

type NamedSum = { name: string; cents: number }

/** Prints one sum beside its name; answers the height of the row. */
function printSum(pdf: Pdf, y: number, { name, cents }: NamedSum, look: object): number {
  return printGroup(pdf, 'TR', () => {
    // A large sum takes of the room of its name.
    const width = Math.max(amountWidth, Math.ceil(widthOf(pdf, euros(cents), look)) + 2)
    const nameBox = { x: sumsLeft, y, width: sumsWidth - width }
    const height = write(pdf, name, nameBox, { ...rowNameLook, ...look })
    const amount = { x: sumsLeft + nameBox.width, y, width, align: 'right' } as const
    write(pdf, euros(cents), amount, { role: 'TD', ...look })
    return Math.max(height, 12) + 3
  })
}

/** Names the advance bill that is set off; answers the height of the row. */
function printAdvance(pdf: Pdf, y: number, advance: SetOffAdvance): number {
  const day = numericDate(advance.issuedOn)
  const { number, vatCents } = advance
  const name =
    vatCents < 0
      ? words.freedAdvance(number, day, euros(-vatCents))
      : words.setOffAdvance(number, day, euros(vatCents))
  const box = { x: sumsLeft, y, width: sumsWidth }
  return printGroup(pdf, 'TR', () => {
    return write(pdf, name, box, { ...rowNameLook, size: 8, colour: ink.quiet }) + 3
  })
}
