import { sql } from 'kysely'
import {
  type ExplainedDifference,
  explainDifferences,
} from '../../../domain/dispatch/explain-differences.ts'
import type { RunToExplain, StopToExplain } from '../../../domain/dispatch/run-to-explain.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import type { LockedRun } from '../runs/run-store.ts'
import { loadBottlesOfRun, loadCashOfShift } from './open-matters.ts'

/** "Kāpēc tā varētu būt": what has no reason yet, with the likeliest causes of each. */
export async function explainRun(
  db: Db,
  run: Pick<LockedRun, 'id' | 'shiftId' | 'day'>,
): Promise<ExplainedDifference[]> {
  const bottles = await loadBottlesOfRun(db, run.id)
  const cash = await loadCashOfShift(db, run.shiftId)
  const pieces = bottles.open.map(
    ({ part, goodId, amount }) => [`${part}:${goodId}`, amount] as const,
  )
  const differences = { ...Object.fromEntries(pieces), cash: cash.openCents }
  if (Object.values(differences).every((amount) => amount === 0)) return []
  return explainDifferences({
    differences,
    stops: await findStops(db, run.shiftId),
    goods: await findPrices(
      db,
      bottles.goods.map(({ goodId }) => goodId),
    ),
    floatCents: cash.shift.floatCents,
    countedCents: cash.counted?.cents ?? 0,
    loads: bottles.goods,
    openTransfers: await findOpenGoods(db, run.id),
    otherRuns: await findOtherRuns(db, run),
  })
}

export const findRunToExplain = (db: Db, runId: number) =>
  db
    .selectFrom('runs')
    .select(['id', 'shiftId', 'day', 'state'])
    .where('id', '=', runId)
    .executeTakeFirst()

type StopRow = {
  stopId: number
  dueCents: Cents
  asked: StopToExplain['asked']
  claimed: StopToExplain['claimed']
}

/** The stops of all runs of the shift: its cash is one purse. */
async function findStops(db: Db, shiftId: number): Promise<StopToExplain[]> {
  const { rows } = await sql<StopRow>`
    select s.id as stop_id,
      coalesce((select sum(d.cash_cents - d.account_cents) from deliveries d
          join orders o on o.id = d.order_id
          where d.stop_id = s.id and d.outcome <> 'reversed' and o.payment_method = 'cash'),
        (select sum(o.cash_due_cents) from stop_orders p join orders o on o.id = p.order_id
          where p.stop_id = s.id), 0)::bigint as due_cents,
      (select coalesce(json_agg(json_build_object('goodId', i.good_id, 'ordered', i.ordered,
          'returned', i.returned) order by i.good_id), '[]') from (
        select i.good_id, sum(i.ordered)::int as ordered, sum(i.returned)::int as returned
        from stop_orders p join order_items i on i.order_id = p.order_id
        where p.stop_id = s.id group by i.good_id) i) as asked,
      (select coalesce(json_agg(json_build_object('goodId', m.good_id, 'left', b.says_delivered,
          'taken', b.says_returned) order by m.good_id), '[]')
        from deliveries d
          join bottle_movements m on m.cause_kind = 'delivery' and m.cause_id = d.id
          join bottle_disputes b on b.movement_id = m.id and b.state <> 'refused'
        where d.stop_id = s.id) as claimed
    from stops s join runs r on r.id = s.run_id
    where r.shift_id = ${shiftId} and s.state not in ('moved', 'withdrawn')
    order by r.number, s.position`.execute(db)
  const told = await loadOutcomes(
    db,
    rows.map(({ stopId }) => stopId),
  )
  return rows.map((row) => ({ ...row, ...toldOf(told.get(row.stopId)!) }))
}

const toldOf = (told: ToldOutcome): Pick<StopToExplain, 'told' | 'cashCents'> =>
  told.state === 'waiting'
    ? { told: [], cashCents: 0 }
    : { told: told.fact.counts, cashCents: told.fact.cashCents }

const findPrices = (db: Db, goodIds: readonly number[]): Promise<RunToExplain['goods'][number][]> =>
  db
    .selectFrom('goods')
    .select(['id as goodId', 'basePriceCents as priceCents', 'lentDepositCents as depositCents'])
    .where('id', 'in', [0, ...goodIds])
    .execute()

/** Below zero where this run is to give. */
async function findOpenGoods(db: Db, runId: number) {
  const { rows } = await sql<RunToExplain['openTransfers'][number]>`
    select t.id as transfer_id, g.good_id,
      case when t.from_run_id = ${runId} then -g.pieces else g.pieces end as pieces
    from run_transfers t join run_transfer_goods g on g.transfer_id = t.id
    where t.state = 'open' and ${runId}::bigint in (t.from_run_id, t.to_run_id)
    order by t.id, g.good_id`.execute(db)
  return rows
}

/** Runs that are being counted too: what one lacks another may have. */
async function findOtherRuns(db: Db, { id, day }: Pick<LockedRun, 'id' | 'day'>) {
  const others = await db
    .selectFrom('runs')
    .select('id')
    .where('day', '=', day)
    .where('id', '<>', id)
    .where('state', '=', 'handing_in')
    .execute()
  const found: RunToExplain['otherRuns'][number][] = []
  for (const { id: runId } of others) {
    const { open } = await loadBottlesOfRun(db, runId)
    for (const { part, goodId, amount } of open)
      if (part === 'full' && goodId !== null) found.push({ runId, goodId, pieces: amount })
  }
  return found
}
