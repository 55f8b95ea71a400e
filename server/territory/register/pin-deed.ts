import { z } from 'zod'
import { done, refuse } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { isChangedSince } from '../../actions/is-changed-since.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { putPlace } from './save-places.ts'

const Place = z.object({
  source: z.enum(['house', 'street', 'none', 'office', 'driver']),
  houseCode: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const Placing = z.object({
  addressId: z.int(),
  ...Place.shape,
  reason: z.string(),
  /** What is taken back, when the pin is undone. */
  from: Place.optional(),
})

const textOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

export const pinAddressDeed: Deed<z.output<typeof Placing>> = {
  name: 'places.pin',
  right: 'changeZones',
  input: Placing,
  isAudited: true,
  subject: ({ addressId }) => ({ kind: 'address', id: addressId }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, { addressId, reason: _reason, from, ...place }) => {
    const former = await findFormer(tx, addressId)
    if (!former) return refuse({ code: 'not_found' })
    if (from && isChangedSince(from, former)) return refuse({ code: 'changed_since' })
    const put = await putPlace(app, tx, by, { addressId, ...place }, app.clock.now())
    if (!put.ok) return put
    const input = { addressId, ...former, reason: 'Atsaukts', from: place }
    const field = { kind: 'address', id: addressId, field: 'place' } as const
    return done({
      undo: { deed: 'places.pin', input },
      changes: [{ ...field, before: textOf(former), after: textOf(place) }],
    })
  },
}

const findFormer = (tx: Tx, addressId: number) =>
  tx
    .selectFrom('addressPlaces')
    .select(['source', 'houseCode', 'latitude', 'longitude'])
    .where('addressId', '=', addressId)
    .forUpdate()
    .executeTakeFirst()
