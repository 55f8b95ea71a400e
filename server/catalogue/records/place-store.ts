import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

/** What records may name: categories by their path (with the ids from the first level down), goods, badges and VAT classes. */
export async function readPlaces(tx: Db) {
  const { rows } = await sql<{ path: string; ids: number[] }>`
    with recursive tree as (
      select id, link::text as path, json_build_array(id)::jsonb as ids from categories where parent_id is null
      union all
      select c.id, tree.path || '/' || c.link, tree.ids || to_jsonb(c.id)
      from categories c join tree on c.parent_id = tree.id)
    select path, ids from tree`.execute(tx)
  const goods = await tx.selectFrom('goods').select(['id', 'sku']).execute()
  const badges = await tx.selectFrom('badges').select('id').execute()
  const vatClasses = await tx.selectFrom('vatClasses').select('code').execute()
  return {
    categories: new Map(rows.map(({ path, ids }) => [path, ids])),
    ids: goods.map(({ id }) => id),
    skus: goods.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])),
    badges: badges.map(({ id }) => id),
    vatClasses: vatClasses.map(({ code }) => code),
  }
}

export async function newIds(tx: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('goods', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ id }) => id).toReversed()
}
