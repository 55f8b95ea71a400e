import { isOfServices, type IssuedDocument } from '../../domain/documents/document.ts'
import { closePdf, openPdf } from '../platform/pdf/open-pdf.ts'
import { documentTitles, documentWords as words } from './words.ts'
import { printHead } from './print/head.ts'
import { printLines } from './print/lines-table.ts'
import { printPayment } from './print/payment.ts'
import { ink, LEFT, startOfRoom, WIDTH, write } from '../platform/pdf/pen.ts'
import { printSums } from './print/sums.ts'
import { loadOtherCounts } from '../dispatch/delivered-facts.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Mails } from '../platform/mail/mails.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { loadDocument, findPdf, insertPdf } from './store.ts'

/** Prints a document once and mails it; afterwards the same bytes are served for ever. */
export async function printDocument(db: Db, documentId: number): Promise<void> {
  if (await findPdf(db, documentId)) return
  const document = await loadDocument(db, documentId)
  const pdf = await documentPdf(document)
  const { customerId, kind, orderId } = document
  const payload = await issuedPayload(db, document)
  await inTransaction(db, async (tx) => {
    await insertPdf(tx, { paperId: documentId, customerId, pdf })
    // The order's own letter says that it is paid; the bill is among the advance bills.
    if (kind === 'advance_bill' && orderId !== null) return
    await queueMail(tx, {
      template: 'papers.issued',
      cause: `paper:${documentId}`,
      customerId,
      payload,
    })
  })
}

/** What the letter of a document says. */
export async function issuedPayload(
  db: Db,
  document: IssuedDocument,
): Promise<Mails['papers.issued']> {
  const { id: paperId, kind, number, orderId } = document
  const { totalCents, suppliedOn, settled, toPayCents, dueOn, corrects } = document
  const otherwise = kind === 'invoice' && orderId !== null ? await loadOtherCounts(db, orderId) : []
  return {
    paperId,
    kind,
    orderId,
    number,
    isOfServices: isOfServices(document),
    totalCents,
    suppliedOn,
    settled,
    toPayCents,
    dueOn,
    corrects,
    otherwise,
  }
}

const advanceNotes = ({ kind, orderId }: IssuedDocument): string[] => {
  if (kind !== 'advance_bill') return []
  return [orderId === null ? words.advanceNote : words.orderAdvanceNote]
}

/** The document as its PDF. The same document gives the same bytes, whenever it is printed. */
async function documentPdf(document: IssuedDocument): Promise<Buffer> {
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
  const notes = [...advanceNotes(document), words.signature]
  write(pdf, notes.join(' '), { x: LEFT, y: end + 6, width: WIDTH }, { size: 8, colour: ink.quiet })
  return closePdf(pdf, (page, pages) => `${document.number} · ${words.page(page, pages)}`)
}
