import { sql } from 'kysely'
import { proposeArt } from '../../../art/propose-art.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { GoodRecord } from './good-record.ts'

type References = 'alternatives' | 'related' | 'category' | 'also_in'

/** A record whose references to categories and other goods have become ids. */
export type ResolvedRecord = Omit<GoodRecord, References | 'id'> & {
  id: number
  categoryIds: number[]
  mainCategoryId: number | null
  relations: Relation[]
}

type Relation = { relation: 'alternative' | 'related'; otherId: number; position: number }

/** Refused with a problem for each reference that leads nowhere. */
export async function resolveRecords(
  tx: Db,
  records: readonly GoodRecord[],
): Promise<Outcome<ResolvedRecord[], string[]>> {
  const targets = await readTargets(tx)
  const numbered = await numberRecords(tx, records, targets)
  const problems: string[] = []
  const resolved = numbered.map((record, index) =>
    resolveRecord(record, targets, (problem) => problems.push(`row ${index + 1}: ${problem}`)),
  )
  return problems.length > 0 ? refuse(problems) : done(resolved)
}

type NumberedRecord = GoodRecord & { id: number }

/** Gives new goods their ids, and adds all of them to what other records may refer to. */
async function numberRecords(
  tx: Db,
  records: readonly GoodRecord[],
  { idBySku, goodIds }: Targets,
): Promise<NumberedRecord[]> {
  const isNew = ({ id, sku }: GoodRecord) => id === undefined && (sku === null || !idBySku.has(sku))
  const newIds = await reserveIds(tx, records.filter(isNew).length)
  const numbered = records.map((record) => ({
    ...record,
    id: record.id ?? idBySku.get(record.sku ?? '') ?? newIds.pop()!,
  }))
  for (const { sku, id } of numbered) {
    if (sku !== null) idBySku.set(sku, id)
    goodIds.add(id)
  }
  return numbered
}

function resolveRecord(
  { alternatives, related, category, also_in, ...record }: NumberedRecord,
  targets: Targets,
  report: (problem: string) => void,
): ResolvedRecord {
  const goodId = (name: string) => {
    const id = targets.idBySku.get(name) ?? Number(name)
    if (!targets.goodIds.has(id) || id === record.id) report(`${name} is no other good`)
    return id
  }
  const categoryIds = (path: string) => {
    const ids = targets.categories.get(path)
    if (!ids) report(`there is no category ${path}`)
    return ids ?? []
  }
  const relations = (relation: Relation['relation'], names: string[]) =>
    [...new Set(names.map(goodId))].map((otherId, position) => ({ relation, otherId, position }))
  const main = category === null ? [] : categoryIds(category)
  if (!targets.vatClasses.includes(record.vat_class))
    report(`there is no VAT class ${record.vat_class}`)
  for (const badge of record.badges)
    if (!targets.badges.includes(badge)) report(`there is no badge ${badge}`)
  return {
    ...record,
    art: record.art ?? proposeArt(record.sku ?? '', record.name_lv, category?.split('/')[0]),
    mainCategoryId: main.at(-1) ?? null,
    categoryIds: [...new Set([...main, ...also_in.flatMap(categoryIds)])],
    relations: [...relations('alternative', alternatives), ...relations('related', related)],
  }
}

type Targets = Awaited<ReturnType<typeof readTargets>>

/** What records may refer to; a category's path leads to its ids from the first level down. */
async function readTargets(tx: Db) {
  const { rows } = await sql<{ path: string; ids: number[] }>`
    with recursive tree as (
      select id, link::text as path, json_build_array(id)::jsonb as ids
      from categories where parent_id is null
      union all
      select c.id, tree.path || '/' || c.link, tree.ids || to_jsonb(c.id)
      from categories c join tree on c.parent_id = tree.id)
    select path, ids from tree`.execute(tx)
  const goods = await tx.selectFrom('goods').select(['id', 'sku']).execute()
  const badges = await tx.selectFrom('badges').select('id').execute()
  const vatClasses = await tx.selectFrom('vatClasses').select('code').execute()
  return {
    categories: new Map(rows.map(({ path, ids }) => [path, ids])),
    goodIds: new Set(goods.map(({ id }) => id)),
    idBySku: new Map(goods.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const]))),
    badges: badges.map(({ id }) => id),
    vatClasses: vatClasses.map(({ code }) => code),
  }
}

/** In descending order, so that `pop` gives the lowest first. */
async function reserveIds(tx: Db, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('goods', 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => id).toReversed()
}
