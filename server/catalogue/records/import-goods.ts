import type { Actor } from '../../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { indexGoods } from '../../search/index-goods.ts'
import { GoodRecord } from './good-record.ts'
import { type FieldChange, recordChanges } from './record-changes.ts'
import { count, sku } from './record-fields.ts'
import { readRecords } from './record-store.ts'
import { resolveRecords, type ResolvedRecord } from './resolve-records.ts'
import { writeGoods, writeAssociations, writePrices, writeStock } from './write-records.ts'

export type RawRecord = Record<string, unknown>
export type ImportSummary = { added: number; changed: number; changes: FieldChange[] }

/**
 * Imports all of a file or nothing. A good is found by its id, else by its code; fields that the
 * file leaves out do not change.
 */
export async function importGoods(
  app: App,
  tx: Tx,
  by: Actor,
  raw: readonly RawRecord[],
): Promise<Outcome<ImportSummary, string[]>> {
  const stored = await readStoredRecords(tx, raw)
  const read = raw.map((record, index) => readRecord(record, stored, index))
  const problems = [...read.flatMap(({ problems }) => problems), ...duplicateProblems(read)]
  if (problems.length > 0) return refuse(problems)
  const resolved = await resolveRecords(
    tx,
    read.flatMap(({ record }) => record ?? []),
  )
  if (!resolved.ok) return resolved
  await write(app, tx, by, app.clock.now(), resolved.value)
  const ids = resolved.value.map(({ id }) => id)
  const changes = recordChanges(stored.byId, await readRecords(tx, { ids, skus: [] }))
  return done({
    added: read.filter(({ isNew }) => isNew).length,
    changed: new Set(changes.map(({ goodId }) => goodId)).size,
    changes,
  })
}

/**
 * The rows without the stock of goods that are known: pieces in a file are as old as the file.
 * `ignored` counts those that differ from the stock of today.
 */
export async function withoutKnownStock(
  tx: Tx,
  raw: readonly RawRecord[],
): Promise<{ rows: RawRecord[]; ignored: number }> {
  const stored = await readStoredRecords(tx, raw)
  let ignored = 0
  const rows = raw.map((record) => {
    const { stock, ...rest } = record
    const before = storedRecord(record, stored)
    if (!before || stock === undefined) return record
    if (stock !== '' && stock !== null && Number(stock) !== before['stock']) ignored += 1
    return rest
  })
  return { rows, ignored }
}

/** Contradictions between fields, such as a former price below today's, the database finds. */
export function refuseBrokenConstraint(error: unknown): Outcome<never, string[]> {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (!code?.startsWith('23') || constraint === undefined) throw error
  return refuse([`a good breaks the rule ${constraint}`])
}

async function write(
  app: App,
  tx: Tx,
  by: Actor,
  now: Date,
  goods: ResolvedRecord[],
): Promise<void> {
  await writeGoods(tx, now, goods)
  await writeAssociations(tx, goods)
  await writePrices(tx, now, goods)
  await writeStock(app, tx, by, goods)
  await indexGoods(
    tx,
    goods.map(({ id }) => id),
  )
}

type StoredRecords = { byId: Map<unknown, RawRecord>; bySku: Map<unknown, RawRecord> }

async function readStoredRecords(tx: Tx, raw: readonly RawRecord[]): Promise<StoredRecords> {
  const records = await readRecords(tx, {
    ids: raw.flatMap(({ id }) => count.safeParse(id).data ?? []),
    skus: raw.flatMap((record) => sku.safeParse(record['sku']).data ?? []),
  })
  return {
    byId: new Map(records.map((record) => [record['id'], record])),
    bySku: new Map(records.map((record) => [record['sku'], record])),
  }
}

function storedRecord(raw: RawRecord, { byId, bySku }: StoredRecords): RawRecord | undefined {
  if (raw['id']) return byId.get(Number(raw['id']))
  return raw['sku'] ? bySku.get(raw['sku']) : undefined
}

/** The numbers of later goods go on from the highest; also a preview uses them up. */
const highestNewId = 1_000_000

/** An empty cell takes the field's default; a field that the file leaves out keeps its value. */
function readRecord(raw: RawRecord, stored: StoredRecords, index: number) {
  const before = storedRecord(raw, stored)
  const filled = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
  // Pieces that the file does not count stay as they are.
  const parsed = GoodRecord.safeParse({
    ...before,
    ...(before && { stock: undefined }),
    ...withoutEmptyId(filled),
  })
  if (parsed.success) {
    const isTooHigh = !before && (parsed.data.id ?? 0) > highestNewId
    const problems = isTooHigh ? [`row ${index + 1}: id there is no good ${parsed.data.id}`] : []
    return { record: parsed.data, isNew: !before, problems }
  }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `row ${index + 1}: ${path.join('.')} ${message}`,
  )
  return { record: undefined, isNew: !before, problems }
}

const withoutEmptyId = ({ id, ...rest }: RawRecord) => (id === undefined ? rest : { id, ...rest })

/** Two rows for one good would overwrite each other. */
function duplicateProblems(read: readonly { record: GoodRecord | undefined }[]): string[] {
  const problems: string[] = []
  for (const key of ['id', 'sku', 'link'] as const) {
    const seen = new Map<unknown, number>()
    for (const [index, { record }] of read.entries()) {
      const value = record?.[key]
      if (value === undefined || value === null) continue
      if (seen.has(value))
        problems.push(`row ${index + 1}: ${key} ${value} is in row ${seen.get(value)! + 1} already`)
      seen.set(value, index)
    }
  }
  return problems
}
