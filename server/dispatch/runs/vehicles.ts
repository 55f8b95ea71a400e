import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { VanToPlan } from '../../../domain/dispatch/plan-runs.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { isChangedSince } from '../../actions/is-changed-since.ts'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'

export type VehicleValues = {
  maxBottles: number
  maxKilograms: number
  /** Of one loading. */
  maxStops: number | null
  maxMinutes: number | null
  /** The number of its cash register. */
  cashRegister: string | null
}

export type NewVehicle = Partial<VehicleValues> &
  Pick<VehicleValues, 'maxBottles' | 'maxKilograms'> & { plate: string }

/** Adds a van; closing a day gives it runs from then on. */
export async function addVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  { plate, maxKilograms, ...values }: NewVehicle,
): Promise<Outcome<{ vehicleId: number }, Refusal<'not_permitted'> | { code: 'plate_taken' }>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const added = await tx
    .insertInto('vehicles')
    .values({ plate, ...values, maxGrams: maxKilograms * 1_000, addedAt: app.clock.now() })
    .onConflict((conflict) => conflict.column('plate').where('retiredAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return refuse({ code: 'plate_taken' })
  const { id: vehicleId } = added
  await auditVehicle(app, tx, by, 'dispatch.vehicle_added', vehicleId)
  return done({ vehicleId })
}

/** A retired van gets no more runs; those it has stay. */
export async function retireVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  vehicleId: number,
): Promise<Outcome<null, Refusal<'not_permitted' | 'not_found'>>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const { numUpdatedRows } = await tx
    .updateTable('vehicles')
    .set({ retiredAt: app.clock.now() })
    .where('id', '=', vehicleId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse({ code: 'not_found' })
  await auditVehicle(app, tx, by, 'dispatch.vehicle_retired', vehicleId)
  return done(null)
}

type VehicleChange = VehicleValues & {
  vehicleId: number
  /** What is taken back, when the change is undone. */
  from?: VehicleValues | undefined
}

/** Answers what the van had before. */
export async function changeVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  { vehicleId, from, maxKilograms, ...values }: VehicleChange,
): Promise<Outcome<VehicleValues, Refusal<'not_permitted' | 'not_found' | 'changed_since'>>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const stored = await tx
    .selectFrom('vehicles')
    .select(['maxBottles', 'maxGrams', 'maxStops', 'maxMinutes', 'cashRegister'])
    .where('id', '=', vehicleId)
    .where('retiredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) return refuse({ code: 'not_found' })
  const { maxGrams, ...rest } = stored
  const before = { ...rest, maxKilograms: maxGrams / 1_000 }
  if (from && isChangedSince(from, before)) return refuse({ code: 'changed_since' })
  const changed = { ...values, maxGrams: maxKilograms * 1_000 }
  await tx.updateTable('vehicles').set(changed).where('id', '=', vehicleId).execute()
  await auditVehicle(app, tx, by, 'dispatch.vehicle_changed', vehicleId)
  return done(before)
}

/** A van that was retired gets runs again, unless another has its plate by now. */
export async function restoreVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  vehicleId: number,
): Promise<Outcome<null, Refusal<'not_permitted'> | { code: 'plate_taken' }>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const { rows } = await sql`
    update vehicles v set retired_at = null
    where v.id = ${vehicleId} and not exists (
      select from vehicles other where other.plate = v.plate and other.retired_at is null)
    returning v.id`.execute(tx)
  if (rows.length === 0) return refuse({ code: 'plate_taken' })
  await auditVehicle(app, tx, by, 'dispatch.vehicle_restored', vehicleId)
  return done(null)
}

const auditVehicle = (app: App, tx: Tx, by: Actor, action: string, vehicleId: number) =>
  audit(app, tx, by, { action, subject: 'vehicle', subjectId: vehicleId })

type Vehicle = VanToPlan & { plate: string; cashRegister: string | null }

export const findVehicles = (db: Db): Promise<Vehicle[]> =>
  db
    .selectFrom('vehicles')
    .select(['id as vehicleId', 'plate', 'maxBottles', 'maxGrams'])
    .select(['maxStops', 'maxMinutes', 'cashRegister'])
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .execute()
