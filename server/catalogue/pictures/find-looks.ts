import { sql } from 'kysely'
import { artOfGood, type StoredArt } from '../../../art/art-of-good.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { GoodLooks } from './good-picture.ts'

/** Withdrawn goods too, for old orders show them. */
export async function findLooks(db: Db, goodId: number): Promise<GoodLooks | undefined> {
  const row = await findLooksRow(db, goodId)
  if (!row) return undefined
  const { artVersion: version, photoVersion } = row
  const art = artOfGood(row)
  if (photoVersion === null) return { art, version }
  return { art, version, photo: { version: photoVersion, read: () => readPhoto(db, goodId) } }
}

type LooksRow = StoredArt & { artVersion: string; photoVersion: string | null }

async function findLooksRow(db: Db, goodId: number): Promise<LooksRow | undefined> {
  const { rows } = await sql<LooksRow>`
    select g.art, g.sku, g.name_lv as name, coalesce(c.link, '') as category, g.art_version,
      (select left(encode(p.sha256, 'hex'), 12) from good_photos p
        where p.good_id = g.id order by p.position, p.id limit 1) as photo_version
    from goods g left join good_categories gc on gc.good_id = g.id and gc.is_main
    left join categories c on c.id = gc.category_id where g.id = ${goodId}`.execute(db)
  return rows[0]
}

async function readPhoto(db: Db, goodId: number): Promise<Buffer> {
  const photo = await db
    .selectFrom('goodPhotos')
    .select('bytes')
    .where('goodId', '=', goodId)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return photo.bytes
}
