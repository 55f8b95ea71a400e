import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { KeptGood } from './pictures/art-of-good.ts'

type LooksRow = KeptGood & { artVersion: string; photoVersion: string | null }

export async function findLooksRow(db: Db, goodId: number): Promise<LooksRow | undefined> {
  const { rows } = await sql<LooksRow>`
    select g.art, g.sku, g.name_lv as name, coalesce(c.link, '') as category, g.art_version, (select left(encode(p.sha256, 'hex'), 12) from good_photos p
      where p.good_id = g.id order by p.position, p.id limit 1) as photo_version
    from goods g left join good_categories gc on gc.good_id = g.id and gc.is_main
    left join categories c on c.id = gc.category_id where g.id = ${goodId}`.execute(db)
  return rows[0]
}

export async function readPhoto(db: Db, goodId: number): Promise<Buffer> {
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

/** The photo becomes the good's only one. */
export async function replacePhoto(
  tx: Db,
  goodId: number,
  contentType: string,
  bytes: Buffer,
): Promise<void> {
  await tx.deleteFrom('goodPhotos').where('goodId', '=', goodId).execute()
  await tx.insertInto('goodPhotos').values({ goodId, contentType, bytes }).execute()
}
