import { sql } from 'kysely'
import {
  differencesOfRun,
  expectedAtHandIn,
  type HandInCount,
  type PieceDifference,
} from '../../../domain/dispatch/run-differences.ts'
import { expectedCash, type ShiftCash } from '../../../domain/dispatch/shift-cash.ts'
import { type Cents, sumOf } from '../../../domain/money.ts'
import { cashOfShift } from '../../ledger/cash-places.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes } from '../events/load-outcome.ts'
import { findCashCount, findHandInCounts, type StoredCash } from './count-store.ts'
import { type GoodOfRun, loadGoodsOfRuns } from './goods-of-run.ts'

/** Part of a difference that has a reason and a holder. */
export type NamedDifference = {
  id: number
  runId: number | null
  goodId: number | null
  part: string
  amount: number
  reason: string
  holder: string
  stopId: number | null
  note: string | null
  namedAt: Date
}

export type OpenDifference = { goodId: number | null; part: string; amount: number }

export type BottlesOfRun = {
  goods: GoodOfRun[]
  /** Null until the warehouse has counted every good that is expected. */
  counted: HandInCount[] | null
  differences: PieceDifference[]
  named: NamedDifference[]
  open: OpenDifference[]
}

export const loadBottlesOfRun = async (db: Db, runId: number): Promise<BottlesOfRun> =>
  (await loadBottlesOfRuns(db, [runId])).get(runId)!

/** In as many statements as for one run. */
export async function loadBottlesOfRuns(
  db: Db,
  runIds: readonly number[],
): Promise<Map<number, BottlesOfRun>> {
  const goods = await loadGoodsOfRuns(db, runIds)
  const counts = await findHandInCounts(db, runIds)
  const named = await findNamed(db, sql`run_id = any (${runIds}::bigint[])`)
  return new Map(
    runIds.map((runId) => {
      const own = <Row extends { runId: number | null }>(rows: readonly Row[]) =>
        rows.filter((row) => row.runId === runId)
      return [runId, bottlesOf(goods.get(runId)!, own(counts), own(named))]
    }),
  )
}

function bottlesOf(
  goods: GoodOfRun[],
  counts: HandInCount[],
  named: NamedDifference[],
): BottlesOfRun {
  const missing = goodsToCount(goods).filter(
    (goodId) => !counts.some((count) => count.goodId === goodId),
  )
  if (missing.length > 0) return { goods, counted: null, differences: [], named, open: [] }
  const differences = differencesOfRun(goods, counts)
  return { goods, counted: counts, differences, named, open: openOf(differences, named) }
}

/** Goods that have moved, or are expected back. */
export const goodsToCount = (goods: readonly GoodOfRun[]): number[] =>
  goods
    .filter((good) => {
      const { full, empty, damaged, notOurs } = expectedAtHandIn(good)
      return good.loaded > 0 || [full, empty, damaged, notOurs].some((pieces) => pieces !== 0)
    })
    .map(({ goodId }) => goodId)

function openOf(
  differences: readonly PieceDifference[],
  named: readonly NamedDifference[],
): OpenDifference[] {
  const keys = new Map<string, OpenDifference>()
  const add = (goodId: number | null, part: string, amount: number) => {
    const key = `${part}:${goodId}`
    keys.set(key, { goodId, part, amount: (keys.get(key)?.amount ?? 0) + amount })
  }
  for (const { goodId, part, expected, counted } of differences)
    add(goodId, part, counted - expected)
  for (const { goodId, part, amount } of named) add(goodId, part, -amount)
  return [...keys.values()].filter(({ amount }) => amount !== 0)
}

export type CashOfShift = {
  shift: ShiftCash
  expectedCents: Cents
  /** Null until somebody has counted it. */
  counted: StoredCash | null
  named: NamedDifference[]
  /** What has no reason yet. */
  openCents: Cents
}

/** What a driver should have, by what the doors tell and by what has changed hands. */
export async function loadCashOfShift(db: Db, shiftId: number): Promise<CashOfShift> {
  const counted = (await findCashCount(db, shiftId)) ?? null
  // What changes hands after the count, such as the purse to the safe, is no difference.
  const moved = await cashOfShift(db, shiftId, counted?.countedAt)
  const shift = { ...moved, takenCents: await toldCents(db, shiftId) }
  const expectedCents = expectedCash(shift)
  const named = await findNamed(db, sql`shift_id = ${shiftId} and part = 'cash'`)
  const namedCents = sumOf(named, ({ amount }) => amount)
  const openCents = counted ? counted.cents - expectedCents - namedCents : 0
  return { shift, expectedCents, counted, named, openCents }
}

/** What the purse has now: by its count and what has changed hands since, or by what was told. */
export async function loadPurse(db: Db, shiftId: number): Promise<Cents> {
  const { counted, shift, expectedCents } = await loadCashOfShift(db, shiftId)
  if (!counted) return expectedCents
  const now = await cashOfShift(db, shiftId)
  return counted.cents + expectedCash({ ...shift, ...now }) - expectedCents
}

async function toldCents(db: Db, shiftId: number): Promise<Cents> {
  const rows = await db
    .selectFrom('stops')
    .innerJoin('runs', 'runs.id', 'stops.runId')
    .select('stops.id')
    .where('runs.shiftId', '=', shiftId)
    .execute()
  const told = await loadOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return sumOf([...told.values()], (outcome) =>
    outcome.state === 'waiting' ? 0 : outcome.fact.cashCents,
  )
}

async function findNamed(db: Db, of: ReturnType<typeof sql>): Promise<NamedDifference[]> {
  const { rows } = await sql<NamedDifference>`
    select id, run_id, good_id, part, amount, reason, holder, stop_id, note, named_at
    from run_differences d
    where ${of} and takes_back is null
      and not exists (select from run_differences b where b.takes_back = d.id)
    order by id`.execute(db)
  return rows
}
