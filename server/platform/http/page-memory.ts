import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { taggedMemory } from './tagged-memory.ts'

/** A page as it can be sent: compressed once, with the policy made for its own scripts. */
export type KeptPage = { plain: Buffer; br: Buffer; gzip: Buffer; policy: string; etag: string }

export const compressPage = (html: Buffer, policy: string, etag: string): KeptPage => ({
  plain: html,
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync(html),
  policy,
  etag,
})

/** Public pages, alike for everybody; bounded, and forgotten when what they tell of changes. */
export const pageMemory = (maximumBytes = 64 * 1024 * 1024) =>
  taggedMemory<KeptPage>(
    maximumBytes,
    ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
  )

export type PageMemory = ReturnType<typeof pageMemory>
