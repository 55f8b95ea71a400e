import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/shared/refusals.ts'
import { termsEn } from '../../contract/shop/words/terms-en.ts'
import { termsLv } from '../../contract/shop/words/terms-lv.ts'
import { printDocument } from '../platform/pdf/print-document.ts'

const terms = { lv: termsLv, en: termsEn }

type Printed = { pdf: Buffer; etag: string }

const printed: Partial<Record<Language, Promise<Printed>>> = {}

async function print(language: Language): Promise<Printed> {
  const pdf = await printDocument(terms[language], language)
  return { pdf, etag: `"${createHash('sha1').update(pdf).digest('base64url')}"` }
}

/** A failed print is not cached. */
const printOnce = (language: Language): Promise<Printed> =>
  (printed[language] ??= print(language).catch((error: unknown) => {
    delete printed[language]
    throw error
  }))

/** The contract terms as a PDF: printed at the first request, then always the same bytes. */
export function termsFile(server: FastifyInstance) {
  server.get<{ Params: { language: Language } }>(
    '/files/noteikumi-:language(^lv|en$).pdf',
    async ({ params: { language } }, reply) => {
      const { pdf, etag } = await printOnce(language)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="avots-noteikumi-${language}.pdf"`)
        .header('etag', etag)
        .header('cache-control', 'public, max-age=3600')
        .send(pdf)
    },
  )
}
