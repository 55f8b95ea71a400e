import sharp from 'sharp'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { findLooks } from './find-looks.ts'

const largestBytes = 10 * 1024 * 1024
const MOST_PHOTOS = 12

const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

type PhotoRefusal = 'unknown_good' | 'too_many' | 'too_large' | 'no_picture'

/** From now on the good shows these photos, in this order, instead of its drawing. */
export async function replacePhotos(
  tx: Tx,
  { goodId, photos }: { goodId: number; photos: readonly Buffer[] },
): Promise<Outcome<null, PhotoRefusal>> {
  if (photos.length > MOST_PHOTOS) return refuse('too_many')
  if (photos.some((bytes) => bytes.length > largestBytes)) return refuse('too_large')
  const contentTypes = await Promise.all(photos.map(contentTypeOf))
  if (contentTypes.includes(undefined)) return refuse('no_picture')
  if (!(await findLooks(tx, goodId))) return refuse('unknown_good')
  await tx.deleteFrom('goodPhotos').where('goodId', '=', goodId).execute()
  for (const [position, bytes] of photos.entries()) {
    const contentType = contentTypes[position]!
    await tx.insertInto('goodPhotos').values({ goodId, position, contentType, bytes }).execute()
  }
  return done(null)
}

const contentTypeOf = (bytes: Buffer): Promise<string | undefined> =>
  sharp(bytes)
    .metadata()
    // sharp calls both AVIF and HEIC "heif"; browsers show AVIF only, and we cannot read HEIC.
    .then(({ format, compression }) =>
      format === 'heif' && compression !== 'av1' ? undefined : types[format],
    )
    .catch(() => undefined)
