import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const reason = filledText(300)
const upTo = (most: number) => z.int().min(1, 'too_small').max(most, 'too_big')

/** What a zone can take on a day, and a van in one loading. */
const load = { maxBottles: upTo(100_000), maxKilograms: upTo(100_000) }
const work = {
  maxStops: upTo(1_000).nullable().default(null),
  /** At the doors. */
  maxMinutes: upTo(10_000).nullable().default(null),
}
const seen = z.int().nullable()
const seenWork = { maxStops: seen, maxMinutes: seen }

const Zone = z
  .object({
    id: Id,
    code: z.string(),
    nameLv: z.string(),
    nameEn: z.string(),
    weekdays: z.array(z.int()),
    frequencyWeeks: z.int(),
    firstWeekOn: z.string(),
    ourCourier: z.boolean(),
    maxBottles: seen,
    maxKilograms: seen,
    ...seenWork,
    /** The outline, as longitude and latitude. */
    shape: z.array(z.tuple([z.number(), z.number()])).nullable(),
    /** Its towns and neighbourhoods, with their middles. */
    places: z.array(
      z.object({
        regionId: Id,
        name: z.string(),
        city: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    ),
    addresses: z.int(),
  })
  .meta({ id: 'Zone' })
export type Zone = z.output<typeof Zone>

const Vehicle = z
  .object({
    id: Id,
    plate: z.string(),
    maxBottles: z.int(),
    maxKilograms: z.int(),
    ...seenWork,
    cashRegister: z.string().nullable(),
  })
  .meta({ id: 'Vehicle' })
export type Vehicle = z.output<typeof Vehicle>

const vehicle = {
  ...load,
  ...work,
  /** The number of its cash register; without one its driver has no cash stops. */
  cashRegister: filledText(40).nullable().default(null),
}
const params = z.object({ id: IdText })

/** Where our courier drives, and with what. */
export const zoneCalls = callTable({
  listOfficeZones: {
    method: 'GET',
    path: '/zones',
    summary: 'Every zone with its route, limits, outline and places',
    audience: { staff: 'changeZones' },
    answer: z.object({ rows: z.array(Zone) }),
  },
  limitZone: deedCall({
    path: '/zones/limit',
    summary: 'What a zone can take on a day; without a number it has no limit',
    right: 'changeZones',
    body: {
      code: filledText(20),
      maxBottles: load.maxBottles.nullable(),
      maxKilograms: load.maxKilograms.nullable(),
      ...work,
      reason,
    },
    refusals: ['not_found'],
  }),
  listVehicles: {
    method: 'GET',
    path: '/vehicles',
    summary: 'The vans with their limits and cash registers',
    audience: { staff: 'changeZones' },
    answer: z.object({ rows: z.array(Vehicle) }),
  },
  addVehicle: deedCall({
    path: '/vehicles',
    summary: 'Adds a van; closing a day gives it runs from then on',
    right: 'changeZones',
    body: { plate: z.string().regex(/^[A-Z0-9-]{2,12}$/, 'invalid'), ...vehicle },
    refusals: ['plate_taken'],
  }),
  changeVehicle: {
    ...deedCall({
      path: '/vehicles/:id',
      summary: "Changes a van's limits and cash register",
      right: 'changeZones',
      body: { ...vehicle, reason },
      refusals: ['not_found'],
    }),
    params,
  },
  retireVehicle: {
    ...deedCall({
      path: '/vehicles/:id/retire',
      summary: 'Gives a van no more runs; those it has stay',
      right: 'changeZones',
      body: { reason },
      refusals: ['not_found'],
    }),
    params,
  },
  restoreVehicle: {
    ...deedCall({
      path: '/vehicles/:id/restore',
      summary: 'Gives a van that was retired runs again',
      right: 'changeZones',
      body: { reason },
      refusals: ['plate_taken'],
    }),
    params,
  },
})
