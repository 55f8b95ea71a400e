import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Cents } from '../../../domain/money.ts'
import { freeBalance } from '../../../domain/dispatch/free-balance.ts'
import type { RunChangeKind } from '../../../domain/dispatch/run-change-kinds.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { ShiftStart } from '../../../domain/dispatch/shift-start.ts'
import type { Language } from '../../../domain/words/language.ts'
import { floatsOfShifts } from '../../ledger/cash-places.ts'
import type { Db } from '../../platform/database/connect.ts'
import { findCashCount } from '../hand-in/count-store.ts'
import { loadGoodsOfRun } from '../hand-in/goods-of-run.ts'
import { findEventFiles } from '../events/find-event-files.ts'
import { findStart } from './correct-start.ts'
import { goodsIn } from './day-runs.ts'
import { findDrivenOrder } from './find-driven-order.ts'
import { findGoodFacts } from './good-facts.ts'
import { listTransfers } from './list-transfers.ts'
import { findOrdersWithoutRun, findOtherRuns } from './beside-run.ts'
import { loadStopsOfRun } from './read-run.ts'
import { toldOf } from './told-of-stop.ts'

type RunHead = {
  id: number
  shiftId: number
  day: Day
  number: number
  plate: string
  maxBottles: number
  driver: { id: number; name: string; phone: string | null } | null
  /** The name of the phone that drives it. */
  drivenWith: string | null
  zones: string[]
  state: RunState
  revision: number
}

/** Everything that the office sees of a run; undefined where there is none. */
export async function loadRunPage(db: Db, runId: number, language: Language = 'lv') {
  const run = await findHead(db, runId)
  if (!run) return undefined
  const { shiftId, ...head } = run
  const transfers = await listTransfers(db, runId, language)
  return {
    ...head,
    start: await loadStart(db, shiftId),
    stops: await loadStops(db, runId, language),
    goods: await loadGoods(db, runId, language),
    transfers,
    changes: await findChanges(db, runId),
    otherRuns: await findOtherRuns(db, run),
    withoutRun: await findOrdersWithoutRun(db, run.day),
    drivenOrder: await findDrivenOrder(db, run),
  }
}

async function findHead(db: Db, runId: number): Promise<RunHead | undefined> {
  const { rows } = await sql<RunHead>`
    select r.id, r.shift_id, r.day, r.number, v.plate, v.max_bottles, r.zones, r.state, r.revision,
      case when d.id is not null
        then json_build_object('id', d.id, 'name', d.name, 'phone', d.phone) end as driver,
      p.name as driven_with
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
      left join staff d on d.id = h.driver_id
      left join staff_devices p on p.id = h.phone_id
    where r.id = ${runId}`.execute(db)
  return rows[0]
}

/** How the shift began: as it was said, and as the books have it. */
async function loadStart(db: Db, shiftId: number) {
  const floats = await floatsOfShifts(db, [shiftId])
  return {
    said: await findStart(db, shiftId),
    givenCents: floats.get(shiftId) ?? 0,
    isPurseCounted: (await findCashCount(db, shiftId)) !== undefined,
  }
}

type GoodAtStop = {
  stopId: number
  goodId: number
  name: string
  isBottle: boolean
  ordered: number
  returned: number
}

/** What is ordered to each stop; of a visit, the bottles that are at the customer's. */
async function findGoodsAtStops(db: Db, runId: number, language: Language): Promise<GoodAtStop[]> {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<GoodAtStop>`
    select s.id as stop_id, i.good_id, ${name} as name,
      g.bottle_kind <> 'none' as is_bottle, sum(i.ordered)::int as ordered,
      sum(i.returned)::int as returned
    from stops s join stop_orders p on p.stop_id = s.id
      join order_items i on i.order_id = p.order_id join goods g on g.id = i.good_id
    where s.run_id = ${runId} and g.kind <> 'service'
    group by s.id, i.good_id, g.id
    union all
    select s.id, b.good_id, ${name}, true, 0, 0
    from stops s join bottle_balances b on b.customer_id = s.customer_id
      join goods g on g.id = b.good_id
    where s.run_id = ${runId} and s.visit_id is not null and b.held > 0
      and g.bottle_kind <> 'none'
    order by good_id`.execute(db)
  return rows
}

async function loadStops(db: Db, runId: number, language: Language) {
  const goods = await findGoodsAtStops(db, runId, language)
  const { rows: late } = await sql<{ id: number }>`
    select s.id from stops s
    where s.run_id = ${runId} and (s.of_stop is not null or exists (select from run_changes c
      where c.run_id = s.run_id and c.kind in ('order_added', 'visit_added')
        and (c.details ->> 'stopId')::bigint = s.id))`.execute(db)
  const stops = await loadStopsOfRun(db, runId)
  const facts = await findGoodFacts(db, goodsIn(stops.map(({ told }) => told)))
  const isBottle = (goodId: number) => facts.get(goodId)?.isBottle === true
  const booked = await findBooked(db, runId)
  const pictures = await findEventFiles(
    db,
    stops.map(({ id }) => id),
  )
  return stops.map((stop) => ({
    ...stop,
    promisedUntil: stop.promisedUntil?.toISOString() ?? null,
    depositCents: booked.get(stop.id)?.depositCents ?? null,
    accountCents: booked.get(stop.id)?.accountCents ?? null,
    cashDueCents: booked.get(stop.id)?.cashDueCents ?? stop.cashDueCents,
    movedOn: booked.get(stop.id)?.movedOn ?? null,
    pictures: pictures.filter(({ stopId }) => stopId === stop.id),
    isLate: late.some(({ id }) => id === stop.id),
    goods: goods.filter(({ stopId }) => stopId === stop.id),
    told: toldOf(stop.told, isBottle),
  }))
}

type BookedStop = {
  stopId: number
  depositCents: Cents
  accountCents: Cents
  /** What the courier had to take by what was left; null where he had not to. */
  cashDueCents: Cents | null
  movedOn: Day | null
}

/** What the books have of a stop, and the day that a failed one was moved to. */
async function findBooked(db: Db, runId: number): Promise<Map<number, BookedStop>> {
  const { rows } = await sql<BookedStop>`
    select d.stop_id,
      sum(d.deposit_charged_cents - d.deposit_returned_cents)::bigint as deposit_cents,
      sum(d.account_cents)::bigint as account_cents,
      sum(d.cash_cents - d.account_cents + d.deposit_returned_cents) filter (
        where d.outcome = 'delivered' and o.payment_method = 'cash')::bigint as cash_due_cents,
      min(o.delivery_on) filter (where d.outcome = 'undelivered' and o.delivery_on > r.day)
        as moved_on
    from deliveries d join stops s on s.id = d.stop_id join runs r on r.id = s.run_id
      join orders o on o.id = d.order_id
    where s.run_id = ${runId} and d.outcome <> 'reversed' group by d.stop_id`.execute(db)
  return new Map(rows.map((row) => [row.stopId, row]))
}

async function loadGoods(db: Db, runId: number, language: Language) {
  const goods = await loadGoodsOfRun(db, runId)
  const facts = await findGoodFacts(
    db,
    goods.map(({ goodId }) => goodId),
    language,
  )
  return goods.map((good) => ({ ...good, ...facts.get(good.goodId)!, free: freeBalance(good) }))
}

type ChangeRow = {
  id: number
  kind: RunChangeKind
  at: Date
  by: string | null
  to: RunState | null
  stopId: number | null
  reason: string | null
  was: ShiftStart | null
  start: ShiftStart | null
}

/** The newest first. */
async function findChanges(db: Db, runId: number) {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.kind, c.made_at as at, s.name as by,
      case when c.kind = 'state' then c.details ->> 'to' end as to,
      (c.details ->> 'stopId')::int as stop_id, c.details ->> 'reason' as reason,
      nullif(c.details -> 'was', 'null') as was, nullif(c.details -> 'start', 'null') as start
    from run_changes c
      left join staff s on s.id = c.actor_id and c.actor_kind in ('staff', 'driver')
    where c.run_id = ${runId} order by c.id desc limit 100`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
