import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** What belongs to goods, two lists side by side: all rows of one good stand together, in their order. */
export type Pairs = { owners: number[]; members: number[] }

const pairs = async (db: Db, rows: RawBuilder<unknown>): Promise<Pairs> => {
  const read = await sql<{ owners: number[] | null; members: number[] | null }>`
    select json_agg(good_id) as owners, json_agg(member) as members from (${rows}) pairs`.execute(
    db,
  )
  return { owners: read.rows[0]?.owners ?? [], members: read.rows[0]?.members ?? [] }
}

export const readCategoryPairs = (db: Db) =>
  pairs(
    db,
    sql`select good_id, category_id as member from good_categories order by good_id, category_id`,
  )

export const readBadgePairs = (db: Db) =>
  pairs(db, sql`select good_id, badge_id as member from good_badges order by 1, 2`)

export const readRelationPairs = (db: Db, relation: 'alternative' | 'related') =>
  pairs(
    db,
    sql`select good_id, other_good_id as member from good_relations where relation = ${relation}
      order by good_id, position, other_good_id`,
  )

/** The first photo of each good that has one. */
export async function readPhotoVersions(db: Db): Promise<Map<number, string>> {
  const { rows } = await sql<{ goodId: number; version: string }>`
    select distinct on (good_id) good_id, left(encode(sha256, 'hex'), 12) as version from good_photos
    order by good_id, position, id`.execute(db)
  return new Map(rows.map(({ goodId, version }) => [goodId, version]))
}
