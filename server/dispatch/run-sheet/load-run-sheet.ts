import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { StopKind } from '../../../domain/dispatch/stop-kinds.ts'
import type { Db } from '../../platform/database/connect.ts'
import { type Load, loadOf, orderedLines, type Stop } from '../day-sheet.ts'
import { findSpares } from '../hand-in/count-store.ts'
import { sheetWords } from '../sheet-words.ts'
import { notesForDriver } from '../notes-for-driver.ts'

export type RunSheet = {
  runId: number
  day: Day
  number: number
  plate: string
  driver: string | null
  revision: number
  stops: Stop[]
  /** Titles of stops that the last sheet had. */
  gone: string[]
  load: Load[]
}

type RunRow = Pick<RunSheet, 'day' | 'number' | 'plate' | 'driver' | 'revision'>
type StopRow = Stop & { stopId: number; isGone: boolean; kind: StopKind }

/** A run on paper: its stops in their order, with what has changed since the last print. */
export async function loadRunSheet(db: Db, runId: number): Promise<RunSheet | undefined> {
  const run = await findRun(db, runId)
  if (!run) return undefined
  const changes = await findChangesSincePrint(db, runId, run.revision)
  const orders = await findStops(db, runId)
  const rows = [...orders, ...(await findVisits(db, runId))].toSorted(
    (a, b) => a.position! - b.position!,
  )
  const stops = rows
    .filter(({ isGone }) => !isGone)
    .map(({ stopId, isGone: _isGone, kind, ...stop }) => {
      const mark = [
        ...(changes.added.has(stopId) ? [sheetWords.newStop] : []),
        ...(kind === 'delivery' ? [] : [sheetWords.visits[kind]]),
      ]
      return mark.length > 0 ? { ...stop, mark: mark.join(', ') } : stop
    })
  const gone = rows
    .filter(({ stopId, isGone }) => isGone && changes.removed.has(stopId))
    .map(({ position, address, customer }) => `${position}. ${address === '' ? customer : address}`)
  const load = await withSpares(db, runId, loadOf(stops.filter(({ orderId }) => orderId > 0)))
  return { runId, ...run, stops, gone, load }
}

const findRun = async (db: Db, runId: number): Promise<RunRow | undefined> =>
  (
    await sql<RunRow>`
      select r.day, r.number, r.revision, v.plate, d.name as driver
      from runs r
        join shifts s on s.id = r.shift_id
        join vehicles v on v.id = s.vehicle_id
        left join staff d on d.id = s.driver_id
      where r.id = ${runId}`.execute(db)
  ).rows[0]

type ChangedStop = { stopId: number; isAdded: boolean }

/** Stops that came and went after the last print of an earlier revision. */
async function findChangesSincePrint(db: Db, runId: number, revision: number) {
  const { rows } = await sql<ChangedStop>`
    with printed as (
      select max(id) as id from run_changes
      where run_id = ${runId} and kind = 'printed'
        and (details ->> 'revision')::int < ${revision})
    select s.id as stop_id, s.run_id = ${runId} and s.state not in ('moved', 'withdrawn')
      as is_added
    from run_changes c, printed p, stops s
    where c.run_id = ${runId} and c.id > p.id
      and c.kind in ('order_added', 'visit_added', 'stop_moved', 'stop_withdrawn')
      and s.run_id = ${runId}
      and (s.id = (c.details ->> 'stopId')::bigint or s.of_stop = (c.details ->> 'stopId')::bigint)`.execute(
    db,
  )
  const idsOf = (isAdded: boolean) =>
    new Set(rows.filter((row) => row.isAdded === isAdded).map(({ stopId }) => stopId))
  return { added: idsOf(true), removed: idsOf(false) }
}

/** One row an order, so that each has its boxes. */
async function findStops(db: Db, runId: number): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    select s.id as stop_id, s.position, s.kind, s.state in ('moved', 'withdrawn') as is_gone,
      o.id as order_id, '' as zone, coalesce(c.name, '') as customer,
      coalesce(o.address_text, '') as address, coalesce(a.phone, o.phone, c.phone, '') as phone,
      ${notesForDriver} as notes,
      o.cash_due_cents as collect_cents, o.status = 'delivered' as is_delivered,
      ${orderedLines} as lines
    from stops s
      join stop_orders p on p.stop_id = s.id
      join orders o on o.id = p.order_id
      join customers c on c.id = o.customer_id
      left join addresses a on a.id = o.address_id
    where s.run_id = ${runId} order by s.position, o.id`.execute(db)
  return rows
}

/**
 * Stops without orders: their empties are counted; at a recount no figure is given. Where the books
 * know of none, each of our bottles has its box.
 */
async function findVisits(db: Db, runId: number): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    select s.id as stop_id, s.position, s.kind, s.state in ('moved', 'withdrawn') as is_gone,
      0 as order_id, '' as zone, coalesce(c.name, '') as customer, v.address_text as address,
      coalesce(a.phone, c.phone, '') as phone,
      concat_ws(' ', nullif(v.note, ''), nullif(a.notes, '')) as notes,
      0 as collect_cents, false as is_delivered,
      (select coalesce(json_agg(json_build_object('goodId', g.id, 'name', g.name_lv,
          'isService', false, 'leave', 0, 'take', 0,
          'held', case when s.kind = 'recount' then 0 else coalesce(b.held, 0) end)
          order by g.id), '[]')
        from goods g left join bottle_balances b
          on b.good_id = g.id and b.customer_id = s.customer_id and b.held > 0
        where g.bottle_kind <> 'none' and (b.held > 0 or s.kind <> 'service'
          and g.withdrawn_at is null and g.bottles_of_good_id is null
          and not exists (select from bottle_balances h join goods l on l.id = h.good_id
            where h.customer_id = s.customer_id and h.held > 0 and l.bottle_kind <> 'none'))
        ) as lines
    from stops s
      join visits v on v.id = s.visit_id
      join customers c on c.id = s.customer_id
      left join addresses a on a.id = v.address_id
    where s.run_id = ${runId}`.execute(db)
  return rows
}

/** The spare stock is loaded on top of the orders. */
async function withSpares(db: Db, runId: number, load: readonly Load[]): Promise<Load[]> {
  const spares = await findSpares(db, [runId])
  const names = await db
    .selectFrom('goods')
    .select(['id', 'nameLv'])
    .where('id', 'in', [0, ...spares.map(({ goodId }) => goodId)])
    .execute()
  const known = new Map(load.map((line) => [line.goodId, line]))
  for (const { goodId, pieces } of spares) {
    const name = names.find(({ id }) => id === goodId)!.nameLv
    const line = known.get(goodId) ?? { goodId, name, pieces: 0, back: 0 }
    known.set(goodId, { ...line, pieces: line.pieces + pieces })
  }
  return [...known.values()]
}
