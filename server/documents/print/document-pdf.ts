import type { IssuedDocument } from '../../../domain/documents/document.ts'
import { closePdf, openPdf } from '../../platform/pdf/open-pdf.ts'
import { documentTitles, documentWords as words } from '../words.ts'
import { printHead } from './head.ts'
import { printLines } from './lines-table.ts'
import { printPayment } from './payment.ts'
import { ink, LEFT, startOfRoom, WIDTH, write } from '../../platform/pdf/pen.ts'
import { printSums } from './sums.ts'

/** The document as its PDF. The same document gives the same bytes, whenever it is printed. */
export async function documentPdf(document: IssuedDocument): Promise<Buffer> {
  const title = `${documentTitles[document.kind]} ${document.number}`
  const pdf = openPdf({
    title,
    author: document.seller.name,
    language: 'lv',
    at: document.issuedAt,
  })
  const linesTop = printHead(pdf, document)
  const sumsTop = printLines(pdf, document, linesTop)
  const paymentTop = printSums(pdf, document, sumsTop)
  const end = startOfRoom(pdf, printPayment(pdf, document, paymentTop), 40)
  const notes = [...(document.kind === 'advance_bill' ? [words.advanceNote] : []), words.signature]
  write(pdf, notes.join(' '), { x: LEFT, y: end + 6, width: WIDTH }, { size: 8, colour: ink.quiet })
  return closePdf(pdf, (page, pages) => `${document.number} · ${words.page(page, pages)}`)
}
