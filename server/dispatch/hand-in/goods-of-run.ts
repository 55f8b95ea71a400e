import { sql } from 'kysely'
import type { VanGood } from '../../../domain/dispatch/free-balance.ts'
import { type LoadCount, loadedPieces } from '../../../domain/dispatch/load-counts.ts'
import type { RunGood } from '../../../domain/dispatch/run-differences.ts'
import { sumOf } from '../../../domain/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { findCountsOfRun, findSpares, type StoredCount } from './count-store.ts'

/** A good of a run: planned, counted, told and given between vans. */
export type GoodOfRun = VanGood & RunGood & LoadCount

type OrderedAtStop = { stopId: number; isOpen: boolean; goodId: number; ordered: number }
type Transferred = { goodId: number; received: number; given: number }

export async function loadGoodsOfRun(db: Db, runId: number): Promise<GoodOfRun[]> {
  const stops = await findStopIds(db, runId)
  const ordered = await findOrdered(db, runId)
  const told = await loadOutcomes(db, stops)
  const counts = await findCountsOfRun(db, runId)
  const spares = await findSpares(db, runId)
  const moved = await findTransferred(db, runId)
  const taken = await findTakenAlong(db, runId)
  const tallies = [...told.values()].flatMap(talliesOf)
  const goodIds = [...ordered, ...spares, ...counts, ...moved, ...(taken ?? []), ...tallies].map(
    ({ goodId }) => goodId,
  )
  return [...new Set(goodIds)]
    .toSorted((a, b) => a - b)
    .map((goodId) => {
      const own = <Row extends { goodId: number }>(rows: readonly Row[]) =>
        rows.filter((row) => row.goodId === goodId)
      const load = loadOf(goodId, own(ordered), own(spares), own(counts))
      const promised = own(ordered).filter(
        ({ stopId, isOpen }) => isOpen && told.get(stopId)?.state === 'waiting',
      )
      return {
        ...load,
        loaded: taken ? sumOf(own(taken), ({ pieces }) => pieces) : loadedPieces(load),
        received: sumOf(own(moved), ({ received }) => received),
        given: sumOf(own(moved), ({ given }) => given),
        left: sumOf(own(tallies), ({ left }) => left),
        taken: sumOf(own(tallies), ({ taken }) => taken),
        damaged: sumOf(own(tallies), ({ damaged }) => damaged),
        notOurs: sumOf(own(tallies), ({ notOurs }) => notOurs),
        promised: sumOf(promised, (line) => line.ordered),
      }
    })
}

function loadOf(
  goodId: number,
  ordered: readonly OrderedAtStop[],
  spares: readonly { pieces: number }[],
  counts: readonly StoredCount[],
): LoadCount {
  const countOf = (side: StoredCount['side']) =>
    counts.find((count) => count.phase === 'load' && count.side === side)?.full ?? null
  return {
    goodId,
    planned: sumOf(ordered, (line) => line.ordered) + sumOf(spares, ({ pieces }) => pieces),
    driver: countOf('driver'),
    warehouse: countOf('warehouse'),
  }
}

/** At a failed attempt nothing is left, whatever its lines say. */
function talliesOf(told: ToldOutcome) {
  if (told.state === 'waiting') return []
  const isLeft = told.state === 'delivered'
  return told.fact.counts.map((count) => ({ ...count, left: isLeft ? count.left : 0 }))
}

async function findStopIds(db: Db, runId: number): Promise<number[]> {
  const rows = await db.selectFrom('stops').select('id').where('runId', '=', runId).execute()
  return rows.map(({ id }) => id)
}

/** What the van left with: stops that come or go later change nothing of it. */
export async function findTakenAlong(
  db: Db,
  runId: number,
): Promise<{ goodId: number; pieces: number }[] | undefined> {
  const { rows } = await sql<{ loaded: { goodId: number; pieces: number }[] }>`
    select details -> 'loaded' as loaded from run_changes
    where run_id = ${runId} and details ? 'loaded'
    order by id desc limit 1`.execute(db)
  return rows[0]?.loaded
}

/** Services lie in no van. */
async function findOrdered(db: Db, runId: number): Promise<OrderedAtStop[]> {
  const { rows } = await sql<OrderedAtStop>`
    select s.id as stop_id, s.state = 'waiting' as is_open, i.good_id,
      sum(i.ordered)::int as ordered
    from stops s
      join stop_orders p on p.stop_id = s.id
      join order_items i on i.order_id = p.order_id
      join goods g on g.id = i.good_id
    where s.run_id = ${runId} and s.state not in ('moved', 'withdrawn') and g.kind <> 'service'
    group by s.id, i.good_id`.execute(db)
  return rows
}

/** What went from van to van and both hands have confirmed. */
async function findTransferred(db: Db, runId: number): Promise<Transferred[]> {
  const { rows } = await sql<Transferred>`
    select g.good_id, (coalesce(sum(g.pieces) filter (where t.to_run_id = ${runId}), 0))::int
        as received,
      (coalesce(sum(g.pieces) filter (where t.from_run_id = ${runId}), 0))::int as given
    from run_transfers t join run_transfer_goods g on g.transfer_id = t.id
    where t.state = 'done' and ${runId}::bigint in (t.from_run_id, t.to_run_id)
    group by g.good_id`.execute(db)
  return rows
}
