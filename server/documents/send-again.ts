import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { issuedPayload } from './print-document.ts'
import { findPdf, loadDocument } from './store.ts'

const Sending = z.object({ documentId: z.int() })
type Sending = z.output<typeof Sending>

/** The same document to the same customer once more, as asked for on the phone. */
export const sendDocumentDeed: Deed<Sending> = {
  name: 'documents.send',
  right: 'writeNotes',
  input: Sending,
  subject: ({ documentId }) => ({ kind: 'document', id: documentId }),
  reasonOf: () => null,
  reach: async (tx, { documentId }) => {
    const document = await tx
      .selectFrom('papers')
      .select('customerId')
      .where('id', '=', documentId)
      .executeTakeFirst()
    return document ?? {}
  },
  run: async ({ clock }, tx, by, { documentId }) => {
    if (by.onBehalfOf === undefined || !(await findPdf(tx, documentId)))
      return refuse({ code: 'not_found' })
    const document = await loadDocument(tx, documentId)
    await queueMail(tx, {
      template: 'papers.issued',
      cause: `paper:${documentId}:again:${clock.now().getTime()}`,
      customerId: document.customerId,
      payload: await issuedPayload(tx, document),
    })
    return done({})
  },
}
