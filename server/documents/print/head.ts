import { monthTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import type { Paper, Party, Seller } from '../../../domain/documents/document.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { paperTitles, paperWords as words } from '../words.ts'
import { ink, LEFT, rule, WIDTH, write } from '../../platform/pdf/pen.ts'

const drop = 'M16 1.5C16 1.5 7.5 9.6 7.5 15.4a8.5 8.5 0 0 0 17 0C24.5 9.6 16 1.5 16 1.5Z'
const wave = 'M2 27H7C11 27 12 29.8 16 29.8S21 27 25 27H30'
const half = (WIDTH - 24) / 2

/** Who, to whom, which paper and of when; answers where the lines may begin. */
export function printHead(pdf: Pdf, paper: Paper): number {
  signature(pdf)
  write(
    pdf,
    paperTitles[paper.kind],
    { x: LEFT + 200, y: 46, width: WIDTH - 200, align: 'right' },
    titleLook,
  )
  write(
    pdf,
    paper.number,
    { x: LEFT + 200, y: 70, width: WIDTH - 200, align: 'right' },
    { size: 11 },
  )
  rule(pdf, 96, ink.brand, 1.5)
  const seller = party(pdf, words.seller, paper.seller, LEFT, 108, bankLines(paper.seller))
  const buyer = party(pdf, words.buyer, paper.buyer, LEFT + half + 24, 108, [])
  return dates(pdf, paper, 108 + Math.max(seller, buyer) + 14)
}

const titleLook = { size: 19, bold: true, colour: ink.brand }

function signature(pdf: Pdf): void {
  pdf.save().translate(LEFT - 3, 44)
  pdf
    .path(drop)
    .fill(ink.brand)
    .path(wave)
    .lineWidth(3)
    .lineCap('round')
    .strokeColor(ink.brand)
    .stroke()
  pdf.restore()
  write(
    pdf,
    'Avots',
    { x: LEFT + 34, y: 47, width: 150 },
    { size: 20, bold: true, colour: ink.brand },
  )
}

const bankLines = ({ bank, iban, phone, email }: Seller): string[] => [
  `${words.bank}: ${bank}`,
  `${words.account}: ${iban}`,
  `${phone}, ${email}`,
]

function party(pdf: Pdf, role: string, who: Party, x: number, y: number, more: string[]): number {
  const place = { x, width: half }
  let below = y + write(pdf, role, { ...place, y }, { size: 8, colour: ink.quiet }) + 2
  below += write(pdf, who.name, { ...place, y: below }, { size: 11, bold: true }) + 2
  const lines = [
    who.address,
    ...(who.registrationNo ? [`${words.registrationNo} ${who.registrationNo}`] : []),
    ...(who.vatNumber ? [`${words.vatNumber} ${who.vatNumber}`] : []),
    ...more,
  ]
  for (const line of lines.filter(Boolean)) below += write(pdf, line, { ...place, y: below })
  return below - y
}

function dates(pdf: Pdf, paper: Paper, y: number): number {
  const facts = datesOf(paper)
  // A paper's number with its day needs more room than a day alone.
  const lengths = facts.map(([name, value]) => Math.max(name.length, value.length, 12))
  const inAll = lengths.reduce((sum, length) => sum + length, 0)
  pdf.rect(LEFT, y, WIDTH, 36).fill(ink.wash)
  let x = LEFT
  for (const [index, [name, value]] of facts.entries()) {
    const width = (WIDTH * lengths[index]!) / inAll
    const place = { x: x + 10, width: width - 12 }
    write(pdf, name, { ...place, y: y + 6 }, { size: 8, colour: ink.quiet })
    write(pdf, value, { ...place, y: y + 18 }, { size: 10, bold: true })
    x += width
  }
  return y + 36 + 16
}

function datesOf(paper: Paper): [name: string, value: string][] {
  const supplied: [string, string] =
    paper.kind === 'monthly_bill'
      ? [words.period, monthTitle(paper.suppliedOn)]
      : [
          paper.kind === 'advance_bill' ? words.paidOn : words.suppliedOn,
          numericDate(paper.suppliedOn),
        ]
  return [
    [words.issuedOn, numericDate(paper.issuedOn)],
    supplied,
    ...(paper.dueOn ? ([[words.dueOn, numericDate(paper.dueOn)]] as [string, string][]) : []),
    ...(paper.orderId ? ([[words.order, `Nr. ${paper.orderId}`]] as [string, string][]) : []),
    ...(paper.corrects
      ? ([[words.corrects, correctedPaper(paper.corrects)]] as [string, string][])
      : []),
  ]
}

/** By its number and its day, as the law has it. */
const correctedPaper = ({ number, issuedOn }: NonNullable<Paper['corrects']>): string =>
  `${number}, ${numericDate(issuedOn)}`
