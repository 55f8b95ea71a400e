import { monthTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import {
  isOfServices,
  type IssuedDocument,
  type Party,
  type Seller,
} from '../../../domain/documents/document.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { documentTitles, documentWords as words } from '../words.ts'
import { ink, LEFT, rule, WIDTH, write } from '../../platform/pdf/pen.ts'
import { printArtifact, printGroup } from '../../platform/pdf/structure.ts'

const drop = 'M16 1.5C16 1.5 7.5 9.6 7.5 15.4a8.5 8.5 0 0 0 17 0C24.5 9.6 16 1.5 16 1.5Z'
const wave = 'M2 27H7C11 27 12 29.8 16 29.8S21 27 25 27H30'
const half = (WIDTH - 24) / 2

/** Prints seller, buyer, number and dates. Returns the y at which the lines begin. */
export function printHead(pdf: Pdf, document: IssuedDocument): number {
  printLogo(pdf)
  write(
    pdf,
    documentTitles[document.kind],
    { x: LEFT + 200, y: 46, width: WIDTH - 200, align: 'right' },
    titleLook,
  )
  write(
    pdf,
    document.number,
    { x: LEFT + 200, y: 70, width: WIDTH - 200, align: 'right' },
    { size: 11 },
  )
  rule(pdf, 96, ink.brand, 1.5)
  const seller = printParty(
    pdf,
    words.seller,
    document.seller,
    LEFT,
    108,
    bankLines(document.seller),
  )
  const buyer = printParty(pdf, words.buyer, document.buyer, LEFT + half + 24, 108, [])
  return printDates(pdf, document, 108 + Math.max(seller, buyer) + 14)
}

const titleLook = { size: 19, bold: true, colour: ink.brand, role: 'H1' } as const

function printLogo(pdf: Pdf): void {
  printArtifact(pdf, () => {
    pdf.save().translate(LEFT - 3, 44)
    pdf.path(drop).fill(ink.brand)
    pdf.path(wave).lineWidth(3).lineCap('round').strokeColor(ink.brand).stroke()
    pdf.restore()
  })
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

function printParty(
  pdf: Pdf,
  role: string,
  person: Party,
  x: number,
  y: number,
  extraLines: string[],
): number {
  const box = { x, width: half }
  let below = y + write(pdf, role, { ...box, y }, { size: 8, colour: ink.quiet, role: 'H2' }) + 2
  below += write(pdf, person.name, { ...box, y: below }, { size: 11, bold: true }) + 2
  const lines = [
    person.address,
    ...(person.registrationNo ? [`${words.registrationNo} ${person.registrationNo}`] : []),
    ...(person.vatNumber ? [`${words.vatNumber} ${person.vatNumber}`] : []),
    ...extraLines,
  ]
  for (const line of lines.filter(Boolean)) below += write(pdf, line, { ...box, y: below })
  return below - y
}

function printDates(pdf: Pdf, document: IssuedDocument, y: number): number {
  const facts = datesOf(document)
  // A corrected document's number with its date needs more width than a date.
  const lengths = facts.map(([name, value]) => Math.max(name.length, value.length, 12))
  const totalLength = lengths.reduce((sum, length) => sum + length, 0)
  printArtifact(pdf, () => pdf.rect(LEFT, y, WIDTH, 36).fill(ink.wash))
  let x = LEFT
  const columns = facts.map(([name, value], index) => {
    const width = (WIDTH * lengths[index]!) / totalLength
    const box = { x: x + 10, width: width - 12 }
    x += width
    return { name, value, box }
  })
  printGroup(pdf, 'Table', () => {
    printGroup(pdf, 'TR', () => {
      for (const { name, box } of columns) write(pdf, name, { ...box, y: y + 6 }, nameLook)
    })
    printGroup(pdf, 'TR', () => {
      for (const { value, box } of columns) write(pdf, value, { ...box, y: y + 18 }, valueLook)
    })
  })
  return y + 36 + 16
}

const nameLook = { size: 8, colour: ink.quiet, role: 'TH', scope: 'Column' } as const
const valueLook = { size: 10, bold: true, role: 'TD' } as const

function datesOf(document: IssuedDocument): [name: string, value: string][] {
  return [
    [words.issuedOn, numericDate(document.issuedOn)],
    suppliedFact(document),
    ...(document.dueOn ? ([[words.dueOn, numericDate(document.dueOn)]] as [string, string][]) : []),
    ...(document.orderId ? ([[words.order, `Nr. ${document.orderId}`]] as [string, string][]) : []),
    ...(document.corrects
      ? ([[words.corrects, correctedDocument(document.corrects)]] as [string, string][])
      : []),
  ]
}

function suppliedFact(document: IssuedDocument): [name: string, value: string] {
  const { kind, suppliedOn } = document
  if (kind === 'monthly_bill') return [words.period, monthTitle(suppliedOn)]
  const day = numericDate(suppliedOn)
  if (kind === 'advance_bill') return [words.paidOn, day]
  return [isOfServices(document) ? words.servedOn : words.suppliedOn, day]
}

/** The law requires the number and the date. */
const correctedDocument = ({ number, issuedOn }: NonNullable<IssuedDocument['corrects']>): string =>
  `${number}, ${numericDate(issuedOn)}`
