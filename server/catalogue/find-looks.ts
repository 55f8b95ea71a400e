import type { Db } from '../platform/database/connect.ts'
import { findLooksRow, readPhoto } from './looks-store.ts'
import { artOfGood } from './pictures/art-of-good.ts'
import type { GoodLooks } from './pictures/good-picture.ts'

/** What a good looks like; withdrawn goods too, for old orders show them. */
export async function findLooks(db: Db, goodId: number): Promise<GoodLooks | undefined> {
  const row = await findLooksRow(db, goodId)
  if (!row) return undefined
  const { artVersion: version, photoVersion } = row
  const art = artOfGood(row)
  if (photoVersion === null) return { art, version }
  return { art, version, photo: { version: photoVersion, read: () => readPhoto(db, goodId) } }
}
