import { createHash } from 'node:crypto'
import { encode, type Encoded } from './encoded.ts'
import { taggedCache } from './tagged-cache.ts'

/** A page ready to send: compressed once, with its content policy. */
export type CachedPage = Encoded & { policy: string; etag: string }

export const cachedPage = async (html: Buffer, policy: string): Promise<CachedPage> => ({
  ...(await encode(html)),
  policy,
  etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
})

/** Public pages, the same for everybody, until one of the goods on them changes. */
export const pageCache = (maximumBytes = 32 * 1024 * 1024) =>
  taggedCache<CachedPage>(
    'pages',
    maximumBytes,
    ({ br, gzip, policy }) => br.length + gzip.length + policy.length,
  )

export type PageCache = ReturnType<typeof pageCache>
