import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as it can be sent: compressed once, with the policy made for its own scripts. */
export type KeptPage = { plain: Buffer; br: Buffer; gzip: Buffer; policy: string; etag: string }

export const compressPage = (html: Buffer, policy: string, etag: string): KeptPage => ({
  plain: html,
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: gzipSync(html),
  policy,
  etag,
})

/** Public pages, alike for everybody; bounded, and forgotten when the catalogue changes. */
export function pageMemory(maximumBytes = 64 * 1024 * 1024) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maximumBytes,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length + 500,
  })
  let generation = 0
  return {
    get: (key: string) => pages.get(key),
    generation: () => generation,
    /** A page that was begun before a change must not be remembered after it. */
    keep(key: string, page: KeptPage, begunIn: number) {
      if (begunIn === generation) pages.set(key, page)
    },
    forget() {
      generation += 1
      pages.clear()
    },
  }
}

export type PageMemory = ReturnType<typeof pageMemory>
