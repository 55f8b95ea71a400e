import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { documentPdf } from './print/document-pdf.ts'
import { loadDocument, findPdf, insertPdf } from './store.ts'

/** Prints a document once and mails it; afterwards the same bytes are served for ever. */
export async function printDocument(db: Db, documentId: number): Promise<void> {
  if (await findPdf(db, documentId)) return
  const document = await loadDocument(db, documentId)
  const pdf = await documentPdf(document)
  const { customerId, kind, number, totalCents, toPayCents, dueOn } = document
  await inTransaction(db, async (tx) => {
    await insertPdf(tx, { paperId: documentId, customerId, pdf })
    const payload = { paperId: documentId, kind, number, totalCents, toPayCents, dueOn }
    await queueMail(tx, {
      template: 'papers.issued',
      cause: `paper:${documentId}`,
      customerId,
      payload,
    })
  })
}
