import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { StopKind } from '../../../domain/dispatch/stop-kinds.ts'
import type { RunChangeKind } from '../../../domain/dispatch/run-change-kinds.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { loadOutcomes } from '../events/load-outcome.ts'

export type LockedRun = {
  id: number
  day: Day
  shiftId: number
  number: number
  state: RunState
  revision: number
  driverId: number | null
}

/** Locks runs in the order of their numbers, so that two moves between them never block. */
export async function lockRuns(tx: Tx, runIds: readonly number[]): Promise<LockedRun[]> {
  const { rows } = await sql<LockedRun>`
    select r.id, r.day, r.shift_id, r.number, r.state, r.revision, s.driver_id
    from runs r join shifts s on s.id = r.shift_id
    where r.id = any (${runIds}::bigint[])
    order by r.id for update of r`.execute(tx)
  return rows
}

export const lockRun = async (tx: Tx, runId: number): Promise<LockedRun | undefined> =>
  (await lockRuns(tx, [runId]))[0]

type RunChange = {
  kind: RunChangeKind
  at: Date
  details?: object
}

export const insertRunChange = (
  tx: Tx,
  by: Actor,
  runId: number,
  { kind, at, details = {} }: RunChange,
) =>
  tx
    .insertInto('runChanges')
    .values({ runId, kind, details: JSON.stringify(details), madeAt: at, ...actorColumns(by) })
    .execute()

/** What a phone or a sheet of the run shows is no longer the newest. */
export async function reviseRun(tx: Tx, by: Actor, runId: number, change: RunChange) {
  await tx
    .updateTable('runs')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', runId)
    .execute()
  await insertRunChange(tx, by, runId, change)
}

export type LockedStop = {
  id: number
  runId: number
  customerId: number
  position: number
  state: StopState
  kind: StopKind
  visitId: number | null
}

/** The run of a stop, to be locked before the stop. */
export const findRunOfStop = async (tx: Tx, stopId: number): Promise<number | undefined> =>
  (await tx.selectFrom('stops').select('runId').where('id', '=', stopId).executeTakeFirst())?.runId

export type StopState = 'waiting' | 'done' | 'failed' | 'moved' | 'withdrawn'

export const lockStop = (tx: Tx, stopId: number): Promise<LockedStop | undefined> =>
  tx
    .selectFrom('stops')
    .select(['id', 'runId', 'customerId', 'position', 'state', 'kind', 'visitId'])
    .$narrowType<{ state: StopState; kind: StopKind }>()
    .where('id', '=', stopId)
    .forUpdate()
    .executeTakeFirst()

/** Where the door of a stop `s` is: of its first order, or of its visit. */
export const doorOfStop = sql`
  lateral (select o.customer_id, o.address_id, o.address_text, o.phone, o.delivery_on,
      o.id as order_id, '' as note
    from stop_orders p join orders o on o.id = p.order_id where p.stop_id = s.id
    union all select v.customer_id, v.address_id, v.address_text, null, v.day, null, v.note
    from visits v where v.id = s.visit_id
    order by order_id limit 1)`

export const findOrdersOfStop = async (tx: Tx, stopId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('stopOrders')
    .select('orderId')
    .where('stopId', '=', stopId)
    .orderBy('orderId')
    .execute()
  return rows.map(({ orderId }) => orderId)
}

type NewStop = {
  runId: number
  customerId: number
  position: number
  orderIds: readonly number[]
  ofStop?: number
  /** Of a stop without orders. */
  visit?: { id: number; kind: StopKind } | undefined
}

export async function insertStops(tx: Tx, stops: readonly NewStop[]): Promise<void> {
  const rows = JSON.stringify(
    stops.map(({ runId, customerId, position, orderIds, ofStop, visit }) => ({
      run_id: runId,
      customer_id: customerId,
      position,
      order_ids: orderIds,
      of_stop: ofStop ?? null,
      kind: visit?.kind ?? 'delivery',
      visit_id: visit?.id ?? null,
    })),
  )
  await sql`
    with input as (select * from jsonb_to_recordset(${rows}::jsonb) as s (run_id bigint,
        customer_id bigint, position int, order_ids bigint[], of_stop bigint, kind text,
        visit_id bigint)),
      inserted as (
        insert into stops (run_id, customer_id, position, of_stop, kind, visit_id)
        select run_id, customer_id, position, of_stop, kind, visit_id from input
        returning id, run_id, position)
    insert into stop_orders (stop_id, customer_id, order_id)
    select s.id, i.customer_id, o.order_id
    from input i join inserted s using (run_id, position), unnest(i.order_ids) as o (order_id)`.execute(
    tx,
  )
}

/** Ends a stop; its orders may be at another stop from then on. */
export async function endStop(
  tx: Tx,
  stopId: number,
  state: Exclude<StopState, 'waiting'>,
  at: Date,
) {
  await tx.updateTable('stops').set({ state, endedAt: at }).where('id', '=', stopId).execute()
  await tx.updateTable('stopOrders').set({ isOpen: false }).where('stopId', '=', stopId).execute()
}

export async function nextPosition(tx: Tx, runId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('stops')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Stops of a run that are not in the books: those that wait, and those driven all the same. */
export async function findOpenStops(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('stops')
    .select(['id', 'state'])
    .where('runId', '=', runId)
    .where('state', 'in', ['waiting', 'moved', 'withdrawn'])
    .orderBy('position')
    .execute()
  const left = rows.filter(({ state }) => state !== 'waiting').map(({ id }) => id)
  const told = await loadOutcomes(db, left)
  return rows
    .filter(({ id, state }) => state === 'waiting' || told.get(id)!.state !== 'waiting')
    .map(({ id }) => id)
}
