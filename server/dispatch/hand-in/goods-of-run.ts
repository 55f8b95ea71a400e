import { sql } from 'kysely'
import type { VanGood } from '../../../domain/dispatch/free-balance.ts'
import { type LoadCount, loadedPieces } from '../../../domain/dispatch/load-counts.ts'
import type { RunGood } from '../../../domain/dispatch/run-differences.ts'
import { sumOf } from '../../../domain/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { findCountsOfRuns, findSpares, type StoredCount } from './count-store.ts'

/** A good of a run: planned, counted, told and given between vans. */
export type GoodOfRun = VanGood & RunGood & LoadCount

type OfRun = { runId: number }
type OrderedAtStop = { stopId: number; isOpen: boolean; goodId: number; ordered: number }
type Transferred = { goodId: number; received: number; given: number }
type TakenAlong = { goodId: number; pieces: number }[]

/** What is known of a run's goods. */
type Known = {
  ordered: readonly OrderedAtStop[]
  told: ReadonlyMap<number, ToldOutcome>
  counts: readonly StoredCount[]
  spares: readonly { goodId: number; pieces: number }[]
  moved: readonly Transferred[]
  taken: TakenAlong | undefined
}

export const loadGoodsOfRun = async (db: Db, runId: number): Promise<GoodOfRun[]> =>
  (await loadGoodsOfRuns(db, [runId])).get(runId)!

/** In as many statements as for one run. */
export async function loadGoodsOfRuns(
  db: Db,
  runIds: readonly number[],
): Promise<Map<number, GoodOfRun[]>> {
  const stops = await findStops(db, runIds)
  const ordered = await findOrdered(db, runIds)
  const outcomes = await loadOutcomes(
    db,
    stops.map(({ id }) => id),
  )
  const counts = await findCountsOfRuns(db, runIds)
  const spares = await findSpares(db, runIds)
  const moved = await findTransferred(db, runIds)
  const taken = await findTakenAlong(db, runIds)
  return new Map(
    runIds.map((runId) => {
      const own = <Row extends OfRun>(rows: readonly Row[]) =>
        rows.filter((row) => row.runId === runId)
      const told = new Map(own(stops).map(({ id }) => [id, outcomes.get(id)!]))
      const known = { ordered: own(ordered), counts: own(counts), spares: own(spares) }
      return [runId, goodsOf({ ...known, told, moved: own(moved), taken: taken.get(runId) })]
    }),
  )
}

function goodsOf({ ordered, told, counts, spares, moved, taken }: Known): GoodOfRun[] {
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

const findStops = (db: Db, runIds: readonly number[]) =>
  db
    .selectFrom('stops')
    .select(['id', 'runId'])
    .where(sql<boolean>`run_id = any (${runIds}::bigint[])`)
    .execute()

/** What the vans left with: stops that come or go later change nothing of it. */
export async function findTakenAlong(
  db: Db,
  runIds: readonly number[],
): Promise<Map<number, TakenAlong>> {
  const { rows } = await sql<OfRun & { loaded: TakenAlong }>`
    select distinct on (run_id) run_id, details -> 'loaded' as loaded from run_changes
    where run_id = any (${runIds}::bigint[]) and details ? 'loaded'
    order by run_id, id desc`.execute(db)
  return new Map(rows.map(({ runId, loaded }) => [runId, loaded]))
}

/** Services lie in no van. */
async function findOrdered(db: Db, runIds: readonly number[]): Promise<(OfRun & OrderedAtStop)[]> {
  const { rows } = await sql<OfRun & OrderedAtStop>`
    select s.run_id, s.id as stop_id, s.state = 'waiting' as is_open, i.good_id,
      sum(i.ordered)::int as ordered
    from stops s
      join stop_orders p on p.stop_id = s.id
      join order_items i on i.order_id = p.order_id
      join goods g on g.id = i.good_id
    where s.run_id = any (${runIds}::bigint[]) and s.state not in ('moved', 'withdrawn')
      and g.kind <> 'service'
    group by s.id, i.good_id`.execute(db)
  return rows
}

/** What went from van to van and both hands have confirmed. */
async function findTransferred(
  db: Db,
  runIds: readonly number[],
): Promise<(OfRun & Transferred)[]> {
  const { rows } = await sql<OfRun & Transferred>`
    select r.id as run_id, g.good_id,
      (coalesce(sum(g.pieces) filter (where t.to_run_id = r.id), 0))::int as received,
      (coalesce(sum(g.pieces) filter (where t.from_run_id = r.id), 0))::int as given
    from unnest(${runIds}::bigint[]) r(id)
      join run_transfers t on r.id in (t.from_run_id, t.to_run_id)
      join run_transfer_goods g on g.transfer_id = t.id
    where t.state = 'done' group by r.id, g.good_id`.execute(db)
  return rows
}
