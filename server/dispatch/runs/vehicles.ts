import type { Actor } from '../../../domain/actor.ts'
import type { VanToPlan } from '../../../domain/dispatch/plan-runs.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'

export type NewVehicle = { plate: string; maxBottles: number; maxKilograms: number }

/** Adds a van; closing a day gives it runs from then on. */
export async function addVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  { plate, maxBottles, maxKilograms }: NewVehicle,
): Promise<Outcome<{ vehicleId: number }, Refusal<'not_permitted'> | { code: 'plate_taken' }>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const limits = { maxBottles, maxGrams: maxKilograms * 1_000 }
  const added = await tx
    .insertInto('vehicles')
    .values({ plate, ...limits, addedAt: app.clock.now() })
    .onConflict((conflict) => conflict.column('plate').where('retiredAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return refuse({ code: 'plate_taken' })
  const { id: vehicleId } = added
  await audit(tx, by, {
    action: 'dispatch.vehicle_added',
    subject: 'vehicle',
    subjectId: vehicleId,
  })
  return done({ vehicleId })
}

/** A retired van gets no more runs; those it has stay. */
export async function retireVehicle(
  app: App,
  tx: Tx,
  by: Actor,
  vehicleId: number,
): Promise<Outcome<null, Refusal<'not_permitted'> | { code: 'no_such_vehicle' }>> {
  const permitted = await permit(app, tx, by, 'changeZones')
  if (!permitted.ok) return permitted
  const { numUpdatedRows } = await tx
    .updateTable('vehicles')
    .set({ retiredAt: app.clock.now() })
    .where('id', '=', vehicleId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse({ code: 'no_such_vehicle' })
  await audit(tx, by, {
    action: 'dispatch.vehicle_retired',
    subject: 'vehicle',
    subjectId: vehicleId,
  })
  return done(null)
}

export const findVehicles = (db: Db): Promise<(VanToPlan & { plate: string })[]> =>
  db
    .selectFrom('vehicles')
    .select(['id as vehicleId', 'plate', 'maxBottles', 'maxGrams'])
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .execute()
