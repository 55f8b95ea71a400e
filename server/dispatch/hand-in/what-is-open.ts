import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { lockShift } from '../../ledger/move-cash.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import type { LockedRun } from '../runs/run-store.ts'
import { readLoad } from './read-load.ts'
import { loadBottlesOfRun, loadCashOfShift, type OpenDifference } from './open-matters.ts'

export type OpenRefusal =
  | { code: 'load_not_equal'; goodIds: number[] }
  | { code: 'transfers_open'; transferIds: number[] }
  | { code: 'not_yet_counted' }
  | { code: 'differences_open'; open: OpenDifference[] }
  | { code: 'cash_open'; cents: Cents }

/** A van leaves with two equal counts, or with a reason. */
export async function checkLoad(
  tx: Tx,
  runId: number,
  reason: string | undefined,
): Promise<Outcome<null, OpenRefusal>> {
  if (reason !== undefined) return done(null)
  const { state, goods } = await readLoad(tx, runId)
  const unequal = goods.filter(({ driver, warehouse }) => driver === null || driver !== warehouse)
  return state === 'equal'
    ? done(null)
    : refuse({ code: 'load_not_equal', goodIds: unequal.map(({ goodId }) => goodId) })
}

/**
 * A run is settled when it has no open transfer and each difference in pieces has its reason and
 * its holder; the last run of a shift, when its cash has too.
 */
export async function checkSettling(
  tx: Tx,
  { id: runId, shiftId }: LockedRun,
): Promise<Outcome<null, OpenRefusal>> {
  const transferIds = await findOpenTransfers(tx, runId)
  if (transferIds.length > 0) return refuse({ code: 'transfers_open', transferIds })
  const { counted, open } = await loadBottlesOfRun(tx, runId)
  if (!counted) return refuse({ code: 'not_yet_counted' })
  if (open.length > 0) return refuse({ code: 'differences_open', open })
  // Of two runs that are settled at once the later one is the last.
  await lockShift(tx, shiftId)
  if (await hasOtherRunsOut(tx, runId, shiftId)) return done(null)
  const cash = await loadCashOfShift(tx, shiftId)
  if (cash.openCents !== 0) return refuse({ code: 'cash_open', cents: cash.openCents })
  // A day without cash needs no count of an empty purse.
  return cash.counted || cash.expectedCents === 0 ? done(null) : refuse({ code: 'not_yet_counted' })
}

/** Transfers that only one hand has confirmed, or none. */
export async function findOpenTransfers(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('runTransfers')
    .select('id')
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('fromRunId', '=', runId), eb('toRunId', '=', runId)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const hasOtherRunsOut = async (tx: Tx, runId: number, shiftId: number): Promise<boolean> =>
  (await tx
    .selectFrom('runs')
    .select('id')
    .where('shiftId', '=', shiftId)
    .where('id', '<>', runId)
    .where('state', 'not in', ['settled', 'cancelled'])
    .executeTakeFirst()) !== undefined
