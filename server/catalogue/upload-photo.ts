import sharp from 'sharp'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findLooks } from './find-looks.ts'
import { replacePhoto } from './looks-store.ts'

const largestBytes = 10 * 1024 * 1024
const types: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
}

/** A photo takes the place of the drawing from now on. */
export async function uploadPhoto(
  db: Db,
  { goodId, bytes }: { goodId: number; bytes: Buffer },
): Promise<Outcome<null, 'unknown_good' | 'too_large' | 'no_picture'>> {
  if (bytes.length > largestBytes) return refuse('too_large')
  const format = await sharp(bytes)
    .metadata()
    // AVIF and HEIC are both of the family "heif"; browsers show the one, and we cannot read the other.
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
