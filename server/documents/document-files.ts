import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppWithDb } from '../app-context.ts'
import { isTakenBack } from '../customers/customer-links.ts'
import { languageOf } from '../platform/http/caller.ts'
import { sendRefusalCode } from '../platform/http/send-refusal.ts'
import { verifyNumbers } from '../platform/signed-link.ts'
import { DOCUMENT_PURPOSE } from './document-url.ts'
import { printDocument } from './print-document.ts'
import { findPdf } from './store.ts'

type FileRequest = FastifyRequest<{ Params: { file: string }; Querystring: { key?: string } }>

/** The PDFs, behind addresses that carry their own key. */
export function documentFiles(server: FastifyInstance, { db, clock, secrets }: AppWithDb): void {
  server.get('/files/papers/:file', async (request: FileRequest, reply: FastifyReply) => {
    const link = verifyNumbers(secrets, DOCUMENT_PURPOSE, request.query.key ?? '', clock.now())
    if (!link.ok) return sendRefusalCode(reply, 'not_found', languageOf(request))
    const documentId = link.value.numbers[0]!
    const pdf = (await findPdf(db, documentId)) ?? (await printImmediately(documentId))
    if (await isTakenBack(db, pdf.customerId, link.value.issuedAt))
      return sendRefusalCode(reply, 'not_found', languageOf(request))
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${pdf.number}.pdf"`)
      .header('etag', `"${pdf.sha256.toString('hex')}"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(pdf.pdf)
  })

  // Asked for before its job has come to it.
  async function printImmediately(documentId: number) {
    await printDocument(db, documentId)
    return (await findPdf(db, documentId))!
  }
}
