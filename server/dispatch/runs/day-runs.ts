import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import { type Cents, sumOf } from '../../../domain/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { loadOutcomes, type ToldOutcome } from '../events/load-outcome.ts'
import { findGoodFacts } from './good-facts.ts'
import { findRuns, type RunRow } from './read-run.ts'
import { doorOfStop, type StopState } from './run-store.ts'

/** A stop on the line of its run: full ones above the water, empties under it. */
export type StopMark = {
  stopId: number
  position: number
  state: 'ahead' | 'done' | 'failed'
  full: number
  empties: number
  planned: { full: number; empties: number }
  at: string | null
}

export type DayRun = RunRow & {
  failed: number
  cashDueCents: Cents
  cashCents: Cents
  marks: StopMark[]
  leftAt: string | null
  /** What the van is known from: the latest that was told, and where. */
  lastHeard: { at: string; address: string } | null
}

type StopRow = {
  id: number
  runId: number
  position: number
  state: StopState
  dueCents: Cents
  full: number
  empties: number
}

/** The runs of a day, each with its stops as marks on a line. */
export async function loadDayRuns(db: Db, day: Day): Promise<DayRun[]> {
  const runs = await findRuns(db, { day })
  const stops = await findStopsOfRuns(
    db,
    runs.map(({ id }) => id),
  )
  const told = await loadOutcomes(
    db,
    stops.map(({ id }) => id),
  )
  const heard = await findHeard(
    db,
    runs.map(({ id }) => id),
  )
  const facts = await findGoodFacts(db, goodsIn([...told.values()]))
  return runs.map((run) => {
    const { leftAt = null, heardAt = null, address } = heard.get(run.id) ?? {}
    const own = stops.filter(({ runId }) => runId === run.id)
    const isBottle = (goodId: number) => facts.get(goodId)?.isBottle === true
    const outcomes = own.map(({ id }) => told.get(id)!)
    return {
      ...run,
      failed: outcomes.filter(({ state }) => state === 'failed').length,
      cashDueCents: sumOf(own, ({ dueCents }) => dueCents),
      cashCents: sumOf(outcomes, (outcome) =>
        outcome.state === 'waiting' ? 0 : outcome.fact.cashCents,
      ),
      marks: own.map((stop) => markOf(stop, told.get(stop.id)!, isBottle)),
      leftAt: leftAt?.toISOString() ?? null,
      lastHeard: heardAt && { at: heardAt.toISOString(), address: address ?? '' },
    }
  })
}

export const goodsIn = (outcomes: readonly ToldOutcome[]): number[] =>
  outcomes.flatMap((told) =>
    told.state === 'waiting' ? [] : told.fact.counts.map(({ goodId }) => goodId),
  )

/** Bottles alone are above the water and under it. */
function markOf(
  { id: stopId, position, full, empties }: StopRow,
  told: ToldOutcome,
  isBottle: (goodId: number) => boolean,
): StopMark {
  const planned = { full, empties }
  if (told.state === 'waiting')
    return { stopId, position, state: 'ahead', ...planned, planned, at: null }
  const counts = told.fact.counts.filter(({ goodId }) => isBottle(goodId))
  const isDone = told.state === 'delivered'
  return {
    stopId,
    position,
    state: isDone ? 'done' : 'failed',
    full: isDone ? sumOf(counts, ({ left }) => left) : 0,
    empties: sumOf(counts, ({ taken }) => taken),
    planned,
    at: new Date(told.atMs).toISOString(),
  }
}

type Heard = { runId: number; leftAt: Date | null; heardAt: Date | null; address: string | null }

/** When the vans left, and when and where they were heard last. */
async function findHeard(db: Db, runIds: readonly number[]): Promise<Map<number, Heard>> {
  const { rows } = await sql<Heard>`
    select r.id as run_id, e.heard_at, e.address,
      (select max(c.made_at) from run_changes c where c.run_id = r.id and c.kind = 'state'
        and c.details ->> 'to' = 'road') as left_at
    from runs r left join lateral (
      select e.happened_at as heard_at, d.address_text as address
      from stops s join driver_events e on e.stop_id = s.id left join ${doorOfStop} d on true
      where s.run_id = r.id order by e.happened_at desc limit 1) e on true
    where r.id = any (${runIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.runId, row]))
}

/** What was moved or withdrawn is no stop of the run any more. */
async function findStopsOfRuns(db: Db, runIds: readonly number[]): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    select s.id, s.run_id, s.position, s.state,
      coalesce((select sum(o.cash_due_cents) from stop_orders p join orders o on o.id = p.order_id
        where p.stop_id = s.id), 0)::bigint as due_cents,
      coalesce(b.full, 0)::int as "full", coalesce(b.empties, 0)::int as empties
    from stops s
      cross join lateral (
        select sum(i.ordered) as "full", sum(i.returned) as empties
        from stop_orders p join order_items i on i.order_id = p.order_id
          join goods g on g.id = i.good_id
        where p.stop_id = s.id and g.bottle_kind <> 'none') b
    where s.run_id = any (${runIds}::bigint[]) and s.state not in ('moved', 'withdrawn')
    order by s.run_id, s.position`.execute(db)
  return rows
}
