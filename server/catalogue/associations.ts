import { type RawBuilder, sql } from 'kysely'
import { cachedUntilNotified } from '../platform/database/cached-until-notified.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'

/**
 * Each good's categories, badges, related goods and photos, by its id. They are in memory because
 * reading them good by good costs PostgreSQL more than the goods themselves.
 */
export type Associations = Awaited<ReturnType<typeof readAssociations>>

declare module '../app-context.ts' {
  interface App {
    loadAssociations: () => Promise<Associations>
  }
}

export const cachedAssociations = (db: Db, notices: Notices): (() => Promise<Associations>) =>
  cachedUntilNotified(notices, 'catalogue_changed', () => readAssociations(db))

async function readAssociations(db: Db) {
  const [categories, badges, alternatives, related, photos] = await Promise.all([
    readCategoryPairs(db),
    readBadgePairs(db),
    readRelationPairs(db, 'alternative'),
    readRelationPairs(db, 'related'),
    readPhotoVersions(db),
  ])
  return {
    categories: membersByGood(categories),
    badges: membersByGood(badges),
    alternatives: membersByGood(alternatives),
    related: membersByGood(related),
    photoVersions: (goodId: number) => photos.get(goodId) ?? [],
  }
}

/** Two lists side by side: the pairs of one good are together, in their order. */
type Pairs = { goodIds: number[]; members: number[] }

/** Plain arrays: a list for each of 100,000 goods would take ten times the memory. */
function membersByGood(pairs: Pairs): (goodId: number) => number[] {
  const members = Int32Array.from(pairs.members)
  const goodIds = Int32Array.from(pairs.goodIds)
  const startOf = new Map<number, number>()
  for (const [index, goodId] of goodIds.entries())
    if (!startOf.has(goodId)) startOf.set(goodId, index)
  return (goodId) => {
    const start = startOf.get(goodId)
    if (start === undefined) return []
    let end = start
    while (goodIds[end] === goodId) end += 1
    return [...members.subarray(start, end)]
  }
}

async function readPairs(db: Db, rows: RawBuilder<unknown>): Promise<Pairs> {
  const read = await sql<{ goodIds: number[] | null; members: number[] | null }>`
    select json_agg(good_id) as good_ids, json_agg(member) as members
    from (${rows}) pairs`.execute(db)
  return { goodIds: read.rows[0]?.goodIds ?? [], members: read.rows[0]?.members ?? [] }
}

const readCategoryPairs = (db: Db) =>
  readPairs(
    db,
    sql`select good_id, category_id as member from good_categories order by good_id, category_id`,
  )

const readBadgePairs = (db: Db) =>
  readPairs(db, sql`select good_id, badge_id as member from good_badges order by 1, 2`)

const readRelationPairs = (db: Db, relation: 'alternative' | 'related') =>
  readPairs(
    db,
    sql`select good_id, other_good_id as member from good_relations where relation = ${relation}
      order by good_id, position, other_good_id`,
  )

/** The photos of each good that has photos, in their order. */
async function readPhotoVersions(db: Db): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ goodId: number; versions: string[] }>`
    select good_id, array_agg(left(encode(sha256, 'hex'), 12) order by position, id) as versions
    from good_photos group by good_id`.execute(db)
  return new Map(rows.map(({ goodId, versions }) => [goodId, versions]))
}
