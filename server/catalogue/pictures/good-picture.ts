import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ImageFormat } from '../../platform/images/image-format.ts'
import type { WantedImage } from '../../platform/images/images.ts'
import type { GoodArt } from './art.ts'
import { drawGood, type Canvas } from './draw-good.ts'
import { drawingHand } from './drawing-hand.ts'

export type Photo = { version: string; read: () => Promise<Buffer> }

/** What a good has to show: its drawing always, and a photo, which wins, when one was uploaded. The version is the art's. */
export type GoodLooks = { art: GoodArt; version: string; photo?: Photo }

type Size = { width: number; height: number }

export function goodPicture(
  { art, photo }: Omit<GoodLooks, 'version'>,
  size: Size,
  format: ImageFormat,
): WantedImage {
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

/** Changes with the picture: put into its address as ?v=, it lets browsers keep the picture for ever. */
export const pictureVersion = (looks: { version: string; photo?: { version: string } }): string =>
  looks.photo?.version ?? `${drawingHand()}${looks.version}`

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

const identities = new LRUCache<string, string>({ max: 20_000 })

/** The drawing's own bytes say whether it is another picture, so a better drawing replaces the kept one by itself. */
function identityOf(art: GoodArt, canvas: Canvas): string {
  const key = JSON.stringify([art, canvas])
  const known = identities.get(key)
  if (known) return known
  const identity = hashed(drawGood(art, canvas))
  identities.set(key, identity)
  return identity
}
