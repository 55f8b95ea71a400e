import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, filledPrintedText, filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'
import { RunStateName } from './loading.ts'

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
        /** Of a part of the place: the streets that this zone drives; empty is the whole place. */
        streets: z.array(z.string()),
      }),
    ),
    addresses: z.int(),
  })
  .meta({ id: 'Zone' })
export type Zone = z.output<typeof Zone>

/** Corners as longitude and latitude, within Latvia. */
const Outline = z
  .array(z.tuple([z.number().min(20).max(29), z.number().min(55).max(59)]))
  .min(3, 'too_small')
  .max(200, 'too_big')

const StreetRow = z.object({
  street: z.string(),
  /** The zone that drives it. */
  zone: z.string(),
  addresses: z.int(),
})
export type StreetRow = z.output<typeof StreetRow>

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

const Shift = z
  .object({
    id: Id,
    plate: z.string(),
    cashRegister: z.string().nullable(),
    driver: z.string().nullable(),
    runs: z.array(
      z.object({ id: Id, number: z.int(), zones: z.array(z.string()), state: RunStateName }),
    ),
    /** Cash that the driver was given for change. */
    /** What the driver has found as the shift began. */
    startKm: z.int().nullable(),
    floatToldCents: z.int().nullable(),
    floatCents: z.int(),
  })
  .meta({ id: 'Shift' })
export type Shift = z.output<typeof Shift>

const vehicle = {
  ...load,
  ...work,
  /** The number of its cash register; without one its driver has no cash stops. */
  cashRegister: filledPrintedText(40).nullable().default(null),
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
  listStreets: {
    method: 'GET',
    path: '/zones/streets',
    summary: 'The streets of a town or neighbourhood, each with the zone that drives it',
    audience: { staff: 'changeZones' },
    query: z.object({ region: IdText }),
    answer: z.object({ rows: z.array(StreetRow) }),
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
  outlineZone: deedCall({
    path: '/zones/outline',
    summary: 'Draws the outline of a zone on the maps; addresses stay in their zones',
    right: 'changeZones',
    body: { code: filledText(20), shape: Outline, reason },
    refusals: ['not_found'],
  }),
  listVehicles: {
    method: 'GET',
    path: '/vehicles',
    summary: 'The vans with their limits and cash registers',
    audience: { staff: 'changeZones' },
    answer: z.object({ rows: z.array(Vehicle) }),
  },
  listShifts: {
    method: 'GET',
    path: '/shifts',
    summary: 'The vans and drivers of a day, their runs and the cash they were given for change',
    audience: { staff: 'changeZones' },
    query: z.object({ day: DayText }),
    answer: z.object({ rows: z.array(Shift) }),
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
