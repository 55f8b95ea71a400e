import { sql } from 'kysely'
import { artOfGood, type StoredArt } from '../../../art/art-of-good.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { GoodLooks } from './good-picture.ts'

/** The photo of this version, else the first. Withdrawn goods too, for old orders show them. */
export async function findLooks(
  db: Db,
  goodId: number,
  photoVersion = '',
): Promise<GoodLooks | undefined> {
  const row = await findLooksRow(db, goodId, photoVersion)
  if (!row) return undefined
  const { artVersion, photoId, version } = row
  const looks = { art: artOfGood(row), version: artVersion }
  if (photoId === null || version === null) return looks
  return { ...looks, photo: { version, read: () => readPhoto(db, photoId) } }
}

type LooksRow = StoredArt & {
  artVersion: string
  photoId: number | null
  version: string | null
}

async function findLooksRow(
  db: Db,
  goodId: number,
  photoVersion: string,
): Promise<LooksRow | undefined> {
  const { rows } = await sql<LooksRow>`
    select g.art, g.sku, g.name_lv as name, coalesce(c.link, '') as category, g.art_version,
      p.photo_id, p.version
    from goods g left join good_categories gc on gc.good_id = g.id and gc.is_main
    left join categories c on c.id = gc.category_id
    left join lateral (
      select id as photo_id, position, left(encode(sha256, 'hex'), 12) as version
      from good_photos where good_id = g.id) p on true
    where g.id = ${goodId}
    order by p.version = ${photoVersion} desc, p.position, p.photo_id limit 1`.execute(db)
  return rows[0]
}

async function readPhoto(db: Db, photoId: number): Promise<Buffer> {
  const photo = await db
    .selectFrom('goodPhotos')
    .select('bytes')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  return photo.bytes
}
