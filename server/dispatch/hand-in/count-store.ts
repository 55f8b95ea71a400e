import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { HandInCount } from '../../../domain/dispatch/run-differences.ts'
import type { CountedNotes } from '../../../domain/dispatch/shift-cash.ts'
import type { Cents } from '../../../domain/money.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'

export type CountingSide = 'driver' | 'warehouse'

type NewCounts = {
  runId: number
  phase: 'load' | 'hand_in'
  side: CountingSide
  counts: readonly HandInCount[]
  at: Date
}

export async function insertCountsOfRun(
  tx: Tx,
  by: Actor,
  { runId, phase, side, counts, at }: NewCounts,
): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(({ goodId, full, empty, damaged, notOurs }) => ({
    runId,
    phase,
    side,
    goodId,
    fullPieces: full,
    emptyPieces: empty,
    damagedPieces: damaged,
    notOursPieces: notOurs,
    countedAt: at,
    ...actorColumns(by),
  }))
  await tx.insertInto('runCounts').values(rows).execute()
}

export type StoredCount = HandInCount & { phase: 'load' | 'hand_in'; side: CountingSide }

/** The last count of each good by each side. */
export async function findCountsOfRuns(
  db: Db,
  runIds: readonly number[],
): Promise<(StoredCount & { runId: number })[]> {
  const { rows } = await sql<StoredCount & { runId: number }>`
    select distinct on (run_id, phase, side, good_id) run_id, phase, side, good_id,
      full_pieces as "full", empty_pieces as empty, damaged_pieces as damaged,
      not_ours_pieces as not_ours
    from run_counts where run_id = any (${runIds}::bigint[])
    order by run_id, phase, side, good_id, id desc`.execute(db)
  return rows
}

export type StoredCash = { cents: Cents; notes: CountedNotes | null; countedAt: Date }

export const insertCashCount = (
  tx: Tx,
  by: Actor,
  shiftId: number,
  { cents, notes, countedAt }: StoredCash,
) =>
  tx
    .insertInto('cashCounts')
    .values({
      shiftId,
      cents,
      notes: notes && JSON.stringify(notes),
      countedAt,
      ...actorColumns(by),
    })
    .execute()

export async function findCashCount(db: Db, shiftId: number): Promise<StoredCash | undefined> {
  const { rows } = await sql<StoredCash>`
    select cents, notes, counted_at from cash_counts where shift_id = ${shiftId}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Goods of each run's spare stock, which is loaded on top of the orders. */
export const findSpares = (
  db: Db,
  runIds: readonly number[],
): Promise<{ runId: number; goodId: number; pieces: number }[]> =>
  db
    .selectFrom('runSpares')
    .select(['runId', 'goodId', 'pieces'])
    .where(sql<boolean>`run_id = any (${runIds}::bigint[])`)
    .orderBy('goodId')
    .execute()

/** The warehouse's last count of each good that came out of the vans. */
export const findHandInCounts = async (db: Db, runIds: readonly number[]) =>
  (await findCountsOfRuns(db, runIds)).filter(
    ({ phase, side }) => phase === 'hand_in' && side === 'warehouse',
  )

/** Empties that the customers of the doors that opened said they would give back. */
export async function findDeclaredEmpties(db: Db, runId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ goodId: number; pieces: number }>`
    select i.good_id, sum(i.returned)::int as pieces
    from stops s join stop_orders p on p.stop_id = s.id
      join order_items i on i.order_id = p.order_id
    where s.run_id = ${runId} and s.state not in ('moved', 'withdrawn', 'failed')
    group by i.good_id`.execute(db)
  return new Map(rows.map(({ goodId, pieces }) => [goodId, pieces]))
}
