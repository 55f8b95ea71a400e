import type { Paper } from '../../../domain/documents/document.ts'
import { closePdf, openPdf } from '../../platform/pdf/open-pdf.ts'
import { paperTitles, paperWords as words } from '../words.ts'
import { printHead } from './head.ts'
import { printLines } from './lines-table.ts'
import { printPayment } from './payment.ts'
import { ink, LEFT, startOfRoom, WIDTH, write } from '../../platform/pdf/pen.ts'
import { printSums } from './sums.ts'

/** The paper as its PDF. The same paper gives the same bytes, whenever it is printed. */
export async function documentPdf(paper: Paper): Promise<Buffer> {
  const title = `${paperTitles[paper.kind]} ${paper.number}`
  const pdf = openPdf({ title, author: paper.seller.name, language: 'lv', at: paper.issuedAt })
  const linesTop = printHead(pdf, paper)
  const sumsTop = printLines(pdf, paper, linesTop)
  const paymentTop = printSums(pdf, paper, sumsTop)
  const end = startOfRoom(pdf, printPayment(pdf, paper, paymentTop), 40)
  const notes = [...(paper.kind === 'advance_bill' ? [words.advanceNote] : []), words.signature]
  write(pdf, notes.join(' '), { x: LEFT, y: end + 6, width: WIDTH }, { size: 8, colour: ink.quiet })
  return closePdf(pdf, (page, pages) => `${paper.number} · ${words.page(page, pages)}`)
}
