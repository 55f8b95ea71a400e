import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

/** A point in Latvia. */
const latitude = z.number().min(55.6, 'too_small').max(58.1, 'too_big')
const longitude = z.number().min(20.9, 'too_small').max(28.3, 'too_big')

const point = { latitude: z.number().nullable(), longitude: z.number().nullable() }

const PlacedAddress = z.object({
  addressId: Id,
  customerId: Id,
  customer: z.string().nullable(),
  address: z.string(),
  zone: z.string(),
  /** The register has its street alone, nothing of it, or a person has set it. */
  source: z.enum(['house', 'street', 'none', 'office', 'driver']),
  ...point,
  /** The middle of its town or neighbourhood. */
  regionLatitude: z.number().nullable(),
  regionLongitude: z.number().nullable(),
})

/** Where customers' addresses are on the map. */
export const placeCalls = callTable({
  listUnmatched: {
    method: 'GET',
    path: '/places/unmatched',
    summary: 'Addresses that the State Address Register does not have, and how many there are',
    audience: { staff: 'changeZones' },
    answer: z.object({
      rows: z.array(PlacedAddress),
      total: z.int(),
      matched: z.int(),
    }),
  },
  readPlace: {
    method: 'GET',
    path: '/places/:id',
    summary: 'Where an address is on the map, and who says so',
    audience: { staff: 'changeZones' },
    params: z.object({ id: IdText }),
    answer: PlacedAddress,
    refusals: ['not_found'],
  },
  pinAddress: {
    ...deedCall({
      path: '/places/:id/pin',
      summary: 'Puts an address on the map; the register never moves it again',
      right: 'changeZones',
      body: { latitude, longitude, reason: filledText(300) },
      refusals: ['not_found'],
    }),
    params: z.object({ id: IdText }),
  },
})
