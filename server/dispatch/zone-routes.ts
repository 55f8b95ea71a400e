import type { zoneCalls } from '../../contract/office/zones.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import { limitZoneDeed } from '../orders/zone-deeds.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { listStreets } from '../territory/list-streets.ts'
import { listZones } from '../territory/list-zones.ts'
import { outlineZoneDeed } from '../territory/outline-deed.ts'
import { listShifts } from './runs/list-shifts.ts'
import {
  addVehicleDeed,
  changeVehicleDeed,
  restoreVehicleDeed,
  retireVehicleDeed,
} from './runs/vehicle-deeds.ts'
import { findVehicles, type VehicleValues } from './runs/vehicles.ts'

type ZoneHandlers = Handlers<typeof zoneCalls>

export const zoneRoutes = (app: AppWithDb): ZoneHandlers => ({
  listOfficeZones: async () => done({ rows: await listZones(app.db) }),
  listStreets: async ({ query: { region } }) => done({ rows: await listStreets(app.db, region) }),
  limitZone: ({ by, query, body, caller }) => {
    const { code, maxBottles, maxKilograms, maxStops, maxMinutes, reason } = body
    const rows = [{ code, maxBottles, maxKilograms, maxStops, maxMinutes, reason }]
    return doAct(app, by, { deed: limitZoneDeed, rows }, wantedOf(query, body, caller))
  },
  outlineZone: ({ by, query, body, caller }) => {
    const { code, shape, reason } = body
    const rows = [{ code, shape, reason }]
    return doAct(app, by, { deed: outlineZoneDeed, rows }, wantedOf(query, body, caller))
  },
  listShifts: async ({ query: { day } }) => done({ rows: await listShifts(app.db, dayOf(day)) }),
  ...vehicleHandlers(app),
})

const vehicleHandlers = (
  app: AppWithDb,
): Pick<
  ZoneHandlers,
  'listVehicles' | 'addVehicle' | 'changeVehicle' | 'retireVehicle' | 'restoreVehicle'
> => ({
  listVehicles: async () => {
    const rows = await findVehicles(app.db)
    return done({
      rows: rows.map(({ vehicleId: id, maxGrams, ...row }) => ({
        id,
        ...row,
        maxKilograms: Math.floor(maxGrams / 1_000),
      })),
    })
  },
  addVehicle: ({ by, query, body, caller }) => {
    const rows = [{ plate: body.plate, ...valuesOf(body) }]
    return doAct(app, by, { deed: addVehicleDeed, rows }, wantedOf(query, body, caller))
  },
  changeVehicle: ({ by, params: { id: vehicleId }, query, body, caller }) => {
    const rows = [{ vehicleId, ...valuesOf(body), reason: body.reason }]
    return doAct(app, by, { deed: changeVehicleDeed, rows }, wantedOf(query, body, caller))
  },
  retireVehicle: ({ by, params: { id: vehicleId }, query, body, caller }) => {
    const rows = [{ vehicleId, reason: body.reason }]
    return doAct(app, by, { deed: retireVehicleDeed, rows }, wantedOf(query, body, caller))
  },
  restoreVehicle: ({ by, params: { id: vehicleId }, query, body, caller }) => {
    const rows = [{ vehicleId, reason: body.reason }]
    return doAct(app, by, { deed: restoreVehicleDeed, rows }, wantedOf(query, body, caller))
  },
})

const valuesOf = ({
  maxBottles,
  maxKilograms,
  maxStops,
  maxMinutes,
  cashRegister,
}: VehicleValues): VehicleValues => ({
  maxBottles,
  maxKilograms,
  maxStops,
  maxMinutes,
  cashRegister,
})
