import sharp from 'sharp'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { findLooks } from './find-looks.ts'

const largestBytes = 10 * 1024 * 1024
const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

/** From now on the photo is shown instead of the drawing. */
export async function uploadPhoto(
  db: Db,
  { goodId, bytes }: { goodId: number; bytes: Buffer },
): Promise<Outcome<null, 'unknown_good' | 'too_large' | 'no_picture'>> {
  if (bytes.length > largestBytes) return refuse('too_large')
  const format = await sharp(bytes)
    .metadata()
    // sharp calls both AVIF and HEIC "heif"; browsers show AVIF only, and we cannot read HEIC.
    .then(({ format, compression }) => (format === 'heif' && compression !== 'av1' ? '' : format))
    .catch(() => '')
  const contentType = types[format]
  if (contentType === undefined) return refuse('no_picture')
  return inTransaction(db, async (tx) => {
    if (!(await findLooks(tx, goodId))) return refuse('unknown_good')
    await replacePhoto(tx, goodId, contentType, bytes)
    return done(null)
  })
}

/** Replaces all photos of the good by this one. */
async function replacePhoto(
  tx: Db,
  goodId: number,
  contentType: string,
  bytes: Buffer,
): Promise<void> {
  await tx.deleteFrom('goodPhotos').where('goodId', '=', goodId).execute()
  await tx.insertInto('goodPhotos').values({ goodId, contentType, bytes }).execute()
}
