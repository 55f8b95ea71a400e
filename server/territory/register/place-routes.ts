import type { placeCalls } from '../../../contract/office/places.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import { doAct, wantedOf } from '../../actions/do-act.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { pinAddressDeed } from './pin-deed.ts'
import { countPlaces, findPlace, findUnmatched } from './unmatched-addresses.ts'

const mostListed = 500

export const placeRoutes = (app: AppWithDb): Handlers<typeof placeCalls> => ({
  listUnmatched: async () =>
    done({ rows: await findUnmatched(app.db, mostListed), ...(await countPlaces(app.db)) }),
  readPlace: async ({ params: { id } }) => {
    const place = await findPlace(app.db, id)
    return place ? done(place) : refuse({ code: 'not_found' })
  },
  pinAddress: ({ by, params: { id: addressId }, query, body, caller }) => {
    const { latitude, longitude, reason } = body
    const rows = [
      { addressId, source: 'office', houseCode: null, latitude, longitude, reason },
    ] as const
    return doAct(app, by, { deed: pinAddressDeed, rows }, wantedOf(query, body, caller))
  },
})
