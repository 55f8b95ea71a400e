import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { taggedCache } from './tagged-cache.ts'

/** A page ready to send: compressed once, with the policy for its own scripts. */
export type CachedPage = { plain: Buffer; br: Buffer; gzip: Buffer; policy: string; etag: string }

export const compressPage = (html: Buffer, policy: string, etag: string): CachedPage => ({
  plain: html,
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync(html),
  policy,
  etag,
})

/** Public pages, the same for everybody, until one of the goods on them changes. */
export const pageCache = (maximumBytes = 64 * 1024 * 1024) =>
  taggedCache<CachedPage>(
    maximumBytes,
    ({ plain, br, gzip, policy }) => plain.length + br.length + gzip.length + policy.length,
  )

export type PageCache = ReturnType<typeof pageCache>
