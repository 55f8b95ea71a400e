import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { paperPdf } from './print/paper-pdf.ts'
import { findPaper, findPdf, insertPdf } from './store.ts'

/** Prints a paper once and mails it; afterwards the same bytes are served for ever. */
export async function printPaper(db: Db, paperId: number): Promise<void> {
  if (await findPdf(db, paperId)) return
  const paper = await findPaper(db, paperId)
  const pdf = await paperPdf(paper)
  const { customerId, kind, number, totalCents, toPayCents, dueOn } = paper
  await inTransaction(db, async (tx) => {
    await insertPdf(tx, { paperId, customerId, pdf })
    const payload = { paperId, kind, number, totalCents, toPayCents, dueOn }
    await queueMail(tx, {
      template: 'papers.issued',
      cause: `paper:${paperId}`,
      customerId,
      payload,
    })
  })
}
