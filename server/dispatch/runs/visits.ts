import { sql } from 'kysely'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { VisitKind } from '../../../domain/dispatch/stop-kinds.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { awaitNextRecount } from '../../bottles/disputes.ts'
import { deliveryText, ownAddress } from '../../customers/addresses.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { lockDayShared } from '../../territory/lock-day.ts'
import { lockToPlan, type RunRefusal } from './change-run.ts'
import { insertStops, nextPosition, reviseRun } from './run-store.ts'

export type NewVisit = { customerId: number; addressId: number; kind: VisitKind; note: string }

type AddressRefusal = { code: 'no_such_address' }

/** A stop without orders on a run that is planned, loaded or on the road. */
export async function addVisitToRun(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, driverAgreed, ...visit }: NewVisit & { runId: number; driverAgreed: boolean },
): Promise<
  Outcome<{ stopId: number }, RunRefusal | AddressRefusal | { code: 'driver_must_agree' }>
> {
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  if (run.value.state === 'road' && !driverAgreed) return refuse({ code: 'driver_must_agree' })
  const visitId = await insertVisit(app, tx, by, { ...visit, day: run.value.day })
  if (visitId === undefined) return refuse({ code: 'no_such_address' })
  const { customerId, kind, note } = visit
  const position = await nextPosition(tx, runId)
  await insertStops(tx, [
    { runId, customerId, position, orderIds: [], visit: { id: visitId, kind } },
  ])
  const { id: stopId } = await tx
    .selectFrom('stops')
    .select('id')
    .where('visitId', '=', visitId)
    .executeTakeFirstOrThrow()
  const details = { stopId, visitId, reason: note }
  await reviseRun(tx, by, runId, { kind: 'visit_added', at: app.clock.now(), details })
  return done({ stopId })
}

type PlanRefusal = Refusal<'not_permitted'> | AddressRefusal | { code: 'not_that_day' }

/** A stop without orders on a day that is still open; its runs are made with it. */
export async function planVisit(
  app: App,
  tx: Tx,
  by: Actor,
  { day, ...visit }: NewVisit & { day: Day },
): Promise<Outcome<{ visitId: number }, PlanRefusal>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  return permitted.ok ? insertPlannedVisit(app, tx, by, { ...visit, day }) : permitted
}

/** Without asking for the right to plan: another deed has asked for its own. */
export async function insertPlannedVisit(
  app: App,
  tx: Tx,
  by: Actor,
  { day, ...visit }: NewVisit & { day: Day },
): Promise<Outcome<{ visitId: number }, Exclude<PlanRefusal, Refusal<'not_permitted'>>>> {
  if (!(await isOpenDay(app, tx, day))) return refuse({ code: 'not_that_day' })
  const visitId = await insertVisit(app, tx, by, { ...visit, day })
  return visitId === undefined ? refuse({ code: 'no_such_address' }) : done({ visitId })
}

/** What was not done goes to another day as a visit of its own. */
export async function moveVisitToDay(
  app: App,
  tx: Tx,
  by: Actor,
  { visitId, day }: { visitId: number; day: Day },
): Promise<Outcome<null, { code: 'not_that_day' }>> {
  if (!(await isOpenDay(app, tx, day))) return refuse({ code: 'not_that_day' })
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  const { rows } = await sql<{ id: number }>`
    insert into visits (customer_id, address_id, address_text, kind, note, day, made_at,
      actor_kind, actor_id, on_behalf_of)
    select customer_id, address_id, address_text, kind, note, ${day}, ${app.clock.now()},
      ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from visits where id = ${visitId} returning id`.execute(tx)
  await awaitNextRecount(tx, rows[0]!.id)
  return done(null)
}

const isOpenDay = async ({ clock }: App, tx: Tx, day: Day): Promise<boolean> =>
  day >= clock.today() && (await lockDayShared(tx, day))

async function insertVisit(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, addressId, kind, note, day }: NewVisit & { day: Day },
): Promise<number | undefined> {
  const address = await ownAddress(tx, customerId, addressId)
  if (!address) return undefined
  const addressText = deliveryText(address)
  const row = { customerId, addressId, addressText, kind, note, day }
  const { id } = await tx
    .insertInto('visits')
    .values({ ...row, madeAt: clock.now(), ...actorColumns(by) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await awaitNextRecount(tx, id)
  return id
}

export type WaitingVisit = {
  visitId: number
  kind: VisitKind
  customerId: number
  zone: string
  street: string
  houseNumber: string
}

/** The visits of a day that are at no stop. */
export async function findWaitingVisits(tx: Tx, day: Day): Promise<WaitingVisit[]> {
  const { rows } = await sql<WaitingVisit>`
    select v.id as visit_id, v.kind, v.customer_id, coalesce(z.code, '') as zone,
      concat_ws(' ', t.name, r.name, a.street) as street, coalesce(a.house_no, '') as house_number
    from visits v
      left join addresses a on a.id = v.address_id
      left join regions r on r.id = a.region_id
      left join zones z on z.id = r.zone_id
      left join cities t on t.id = r.city_id
    where v.day = ${day} and not exists (select from stops s where s.visit_id = v.id)
    order by v.id`.execute(tx)
  return rows
}
