import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ImageFormat } from '../../platform/images/image-format.ts'
import type { ImageRequest } from '../../platform/images/images.ts'
import type { GoodArt } from '../../../art/art.ts'
import { drawGood, type Canvas } from '../../../art/draw-good.ts'

export type Photo = { version: string; read: () => Promise<Buffer> }

/** A good always has a drawing; an uploaded photo replaces it. The version is that of the art. */
export type GoodLooks = { art: GoodArt; version: string; photo?: Photo }

type Size = { width: number; height: number }

export function goodPicture(
  { art, photo }: Omit<GoodLooks, 'version'>,
  size: Size,
  format: ImageFormat,
): ImageRequest {
  if (photo)
    return {
      ...size,
      format,
      fit: 'contain',
      identity: `photo ${photo.version}`,
      source: async () => ({ photo: await photo.read() }),
    }
  const canvas = { aspect: size.width / size.height, ground: format === 'jpeg' }
  return {
    ...size,
    format,
    fit: 'contain',
    identity: identityOf(art, canvas),
    source: () => ({ svg: drawGood(art, canvas) }),
  }
}

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

const identities = new LRUCache<string, string>({ max: 20_000 })

/** Hashed from the drawing's bytes, so that a changed drawing is a new picture in the cache. */
function identityOf(art: GoodArt, canvas: Canvas): string {
  const key = JSON.stringify([art, canvas])
  const known = identities.get(key)
  if (known) return known
  const identity = hashed(drawGood(art, canvas))
  identities.set(key, identity)
  return identity
}
