import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { indexGoods } from '../../search/index-goods.ts'
import { GoodRecord } from './good-record.ts'
import { readRecords } from './record-store.ts'
import { placesOf, type PlacedRecord } from './place-records.ts'
import { writeGoods, writePlaces, writePrices, writeStock } from './write-records.ts'

export type RawRecord = Record<string, unknown>
export type Imported = { added: number; changed: number }

/** All of a file or nothing of it. A good is known by its id, else by its code; fields that the file leaves out stay as they are. */
export const importGoods = (
  db: Db,
  now: Date,
  raw: readonly RawRecord[],
): Promise<Outcome<Imported, string[]>> =>
  inTransaction(db, async (tx) => {
    const known = await knownRecords(tx, raw)
    const read = raw.map((record, index) => readRecord(record, known, index))
    const problems = [...read.flatMap(({ problems }) => problems), ...twins(read)]
    if (problems.length > 0) return refuse(problems)
    const placed = await placesOf(
      tx,
      read.flatMap(({ record }) => record ?? []),
    )
    if (!placed.ok) return placed
    await write(tx, now, placed.value)
    const added = read.filter(({ isNew }) => isNew).length
    return done({ added, changed: raw.length - added })
  }).catch(brokenRule)

/** What single fields cannot show, such as a former price below today's, the database's own rules find. */
function brokenRule(error: unknown): Outcome<never, string[]> {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (!code?.startsWith('23') || constraint === undefined) throw error
  return refuse([`a good breaks the rule ${constraint}`])
}

async function write(tx: Db, now: Date, goods: PlacedRecord[]): Promise<void> {
  await writeGoods(tx, now, goods)
  await writePlaces(tx, goods)
  await writePrices(tx, now, goods)
  await writeStock(tx, goods)
  await indexGoods(
    tx,
    goods.map(({ id }) => id),
  )
}

type Known = { byId: Map<unknown, RawRecord>; bySku: Map<unknown, RawRecord> }

async function knownRecords(tx: Db, raw: readonly RawRecord[]): Promise<Known> {
  const ids = raw.map(({ id }) => Number(id)).filter((id) => Number.isInteger(id) && id > 0)
  const records = await readRecords(tx, {
    ids,
    skus: raw.flatMap(({ sku }) => (typeof sku === 'string' ? sku : [])),
  })
  return {
    byId: new Map(records.map((record) => [record['id'], record])),
    bySku: new Map(records.map((record) => [record['sku'], record])),
  }
}

/** A table's empty cell is a value left empty, not one left out. */
function readRecord(raw: RawRecord, { byId, bySku }: Known, index: number) {
  const before = raw['id']
    ? byId.get(Number(raw['id']))
    : raw['sku']
      ? bySku.get(raw['sku'])
      : undefined
  const filled = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
  // What is not counted in the file stays as it is on the shelf.
  const parsed = GoodRecord.safeParse({
    ...before,
    ...(before && { stock: undefined }),
    ...withoutEmptyId(filled),
  })
  if (parsed.success) return { record: parsed.data, isNew: !before, problems: [] }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `row ${index + 1}: ${path.join('.')} ${message}`,
  )
  return { record: undefined, isNew: !before, problems }
}

const withoutEmptyId = ({ id, ...rest }: RawRecord) => (id === undefined ? rest : { id, ...rest })

/** Two rows of one good would overwrite each other. */
function twins(read: readonly { record: GoodRecord | undefined }[]): string[] {
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
