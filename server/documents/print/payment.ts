import { numericDate } from '../../../domain/calendar/phrases.ts'
import { epcQrText } from '../../../domain/documents/epc-qr.ts'
import type { IssuedDocument } from '../../../domain/documents/document.ts'
import type { Pdf } from '../../platform/pdf/open-pdf.ts'
import { documentWords as words } from '../words.ts'
import { drawQrCode } from '../../platform/pdf/qr-code.ts'
import { euros, ink, LEFT, startOfRoom, WIDTH, write } from '../../platform/pdf/pen.ts'
import { printArtifact, printElement, printGroup } from '../../platform/pdf/structure.ts'

const BOX = 118
const CODE = 92

/** Prints the payment details as text and as a QR code for banking apps. */
export function printPayment(pdf: Pdf, document: IssuedDocument, top: number): number {
  if (document.toPayCents === 0) return top
  const y = startOfRoom(pdf, top, BOX + 8)
  printArtifact(pdf, () => pdf.roundedRect(LEFT, y, WIDTH, BOX, 6).fill(ink.wash))
  const facts = [
    [words.toPay, euros(document.toPayCents)],
    [words.dueOn, document.dueOn ? numericDate(document.dueOn) : ''],
    [words.account, `${document.seller.iban}, ${document.seller.bank}`],
    [words.purpose, purposeOf(document)],
  ] as const
  printGroup(pdf, 'Table', () => {
    for (const [index, [name, value]] of facts.entries()) {
      const line = y + 14 + index * 24
      printGroup(pdf, 'TR', () => {
        write(pdf, name, { x: LEFT + 14, y: line, width: 110 }, nameLook)
        const box = { x: LEFT + 124, y: line, width: WIDTH - 124 - CODE - 60 }
        write(pdf, value, box, { size: 10, bold: index === 0, role: 'TD' })
      })
    }
  })
  const name = document.seller.name.replaceAll(/[“”]/g, '')
  const transfer = {
    payeeName: name,
    iban: document.seller.iban,
    cents: document.toPayCents,
    text: purposeOf(document),
  }
  const code = epcQrText(transfer)
  const alt = words.code(euros(document.toPayCents), document.seller.iban)
  if (code.ok) printCode(pdf, { text: code.value, alt }, LEFT + WIDTH - CODE - 16, y + 6)
  return y + BOX + 12
}

const nameLook = { size: 9, colour: ink.quiet, role: 'TH', scope: 'Row' } as const

const purposeOf = ({ number, bankReference }: IssuedDocument): string =>
  `${number}, ${bankReference}`

function printCode(
  pdf: Pdf,
  { text, alt }: { text: string; alt: string },
  x: number,
  y: number,
): void {
  const bbox = [x, y, x + CODE, y + CODE]
  printElement(pdf, 'Figure', () => drawQrCode(pdf, text, { x, y, size: CODE }), { alt, bbox })
  const caption = { x: x - 20, y: y + CODE + 4, width: CODE + 40, align: 'center' } as const
  write(pdf, words.scan, caption, { size: 7, colour: ink.quiet })
}
