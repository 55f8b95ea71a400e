import type { Db } from '../platform/database/connect.ts'
import { paperPdf } from './print/paper-pdf.ts'
import { findPaper, findPdf, insertPdf } from './store.ts'

/** Prints a paper once; afterwards the same bytes are served for ever. */
export async function printPaper(db: Db, paperId: number): Promise<void> {
  if (await findPdf(db, paperId)) return
  const paper = await findPaper(db, paperId)
  await insertPdf(db, { paperId, customerId: paper.customerId, pdf: await paperPdf(paper) })
}
