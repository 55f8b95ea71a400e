import type { IssuedDocument } from '../../../domain/documents/document.ts'
import { sumOf } from '../../../domain/money.ts'
import { sumInWords } from '../../../domain/documents/words-for-sum.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { documentWords as words, settledWords } from '../words.ts'
import { euros, ink, LEFT, startOfRoom, WIDTH, write } from '../../platform/pdf/pen.ts'

const columnWidth = 68
const sumsWidth = 198
const sumsLeft = LEFT + WIDTH - sumsWidth
const amountWidth = 70

/** Prints VAT by rate on the left, total and payments on the right, the sum in words below. */
export function printSums(pdf: Pdf, document: IssuedDocument, top: number): number {
  const y = startOfRoom(
    pdf,
    top + 14,
    40 + 14 * (document.vat.rows.length + document.settled.length + 4),
  )
  const below = Math.max(printVatRows(pdf, document, y), printTotals(pdf, document, y)) + 10
  write(pdf, words.inWords, { x: LEFT, y: below, width: 90 }, { size: 8, colour: ink.quiet })
  return (
    below +
    write(pdf, sumInWords(document.totalCents), { x: LEFT + 90, y: below - 1, width: WIDTH - 90 }) +
    12
  )
}

function printVatRows(pdf: Pdf, { kind, vat, totalCents }: IssuedDocument, top: number): number {
  const rows = vat.rows.map(
    (row) => [`${row.percent} %`, row.baseCents, row.vatCents, row.grossCents] as const,
  )
  const untaxedCents = totalCents - vat.grossCents
  if (rows.length > 0)
    printRow(pdf, top, [words.vatRate, words.base, words.vat, words.gross], {
      colour: ink.quiet,
      size: 8,
    })
  let y = top + (rows.length > 0 ? 15 : 0)
  for (const [rate, ...cents] of rows) {
    printRow(pdf, y, [rate, ...cents.map((sum) => euros(sum))])
    y += 14
  }
  if (untaxedCents === 0) return y
  write(pdf, kind === 'monthly_bill' ? words.vatElsewhere : words.withoutVat, {
    x: LEFT,
    y,
    width: 2 * columnWidth,
  })
  write(pdf, euros(untaxedCents), {
    x: LEFT + 3 * columnWidth,
    y,
    width: columnWidth - 4,
    align: 'right',
  })
  return y + 14
}

function printRow(pdf: Pdf, y: number, texts: readonly string[], look = {}): void {
  for (const [index, text] of texts.entries()) {
    const align = index === 0 ? 'left' : 'right'
    write(pdf, text, { x: LEFT + index * columnWidth, y, width: columnWidth - 4, align }, look)
  }
}

function printTotals(
  pdf: Pdf,
  { lines, totalCents, settled, toPayCents }: IssuedDocument,
  top: number,
): number {
  let y = top
  const line = (name: string, cents: number, look = {}) => {
    write(
      pdf,
      euros(cents),
      { x: sumsLeft + sumsWidth - amountWidth, y, width: amountWidth, align: 'right' },
      look,
    )
    y +=
      Math.max(write(pdf, name, { x: sumsLeft, y, width: sumsWidth - amountWidth }, look), 12) + 3
  }
  line(words.total, totalCents, { size: 12, bold: true })
  const promos = lines.flatMap(({ promo }) => (promo ? [promo] : []))
  if (promos.length > 0)
    line(
      words.promo(promos[0]!.code),
      sumOf(promos, ({ cents }) => -cents),
      { colour: ink.quiet },
    )
  for (const { by, cents } of settled) line(settledWords[by], cents, { colour: ink.quiet })
  if (toPayCents > 0) {
    pdf
      .moveTo(sumsLeft, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(ink.line)
      .stroke()
    y += 5
    line(words.toPay, toPayCents, { size: 12, bold: true, colour: ink.brand })
  }
  return y
}
