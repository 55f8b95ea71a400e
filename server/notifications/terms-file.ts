import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/shared/refusals.ts'
import { termsEn } from '../../contract/shop/words/terms-en.ts'
import { termsLv } from '../../contract/shop/words/terms-lv.ts'
import type { Seller } from '../../domain/documents/document.ts'
import type { App } from '../app-context.ts'
import { printDocument } from '../platform/pdf/print-document.ts'

const terms = { lv: termsLv, en: termsEn }

type Printed = { seller: string; file: Promise<{ pdf: Buffer; etag: string }> }

const printed: Partial<Record<Language, Printed>> = {}

async function print(language: Language, seller: Seller) {
  const pdf = await printDocument(terms[language](seller), language)
  return { pdf, etag: `"${createHash('sha1').update(pdf).digest('base64url')}"` }
}

/** Printed again when the seller has changed; a failed print is not cached. */
function printOnce(language: Language, seller: Seller): Printed['file'] {
  const key = JSON.stringify(seller)
  const known = printed[language]
  if (known?.seller === key) return known.file
  const file = print(language, seller).catch((error: unknown) => {
    delete printed[language]
    throw error
  })
  printed[language] = { seller: key, file }
  return file
}

/** The contract terms as a PDF: the same bytes until the seller changes. */
export function termsFile(server: FastifyInstance, { settings }: App) {
  server.get<{ Params: { language: Language } }>(
    '/files/noteikumi-:language(^lv|en$).pdf',
    async ({ params: { language } }, reply) => {
      const { pdf, etag } = await printOnce(language, (await settings()).seller)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="avots-noteikumi-${language}.pdf"`)
        .header('etag', etag)
        .header('cache-control', 'public, max-age=3600')
        .send(pdf)
    },
  )
}
