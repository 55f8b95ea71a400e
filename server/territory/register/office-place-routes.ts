import { sql } from 'kysely'
import type { newCustomerCalls } from '../../../contract/office/new-customers.ts'
import { done } from '../../../domain/outcome.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { clockOfDelivery, regionDays } from '../region-days.ts'
import { completeAddress } from './complete-address.ts'

type PlaceCalls = Pick<Handlers<typeof newCustomerCalls>, 'completeAddressFor' | 'listPlaceNames'>

/** Where a caller lives: by the register, else by a name of a list. */
export const officePlaceRoutes = (app: AppWithDb): PlaceCalls => ({
  completeAddressFor: async ({ query: { text } }) => {
    const found = await completeAddress(app.db, { text })
    const places = new Map((await findPlaceNames(app.db)).map((place) => [place.id, place]))
    const clock = await clockOfDelivery(app)
    const rows = found.map(async ({ house_no, flat_no, city: _city, region, ...place }) => ({
      ...place,
      houseNo: house_no,
      flatNo: flat_no,
      regionId: region,
      zone: region === null ? null : (places.get(region)?.zone ?? null),
      nextOn: region === null ? null : nextValidDay(await regionDays(app, region), clock),
    }))
    return done({ rows: await Promise.all(rows) })
  },
  listPlaceNames: async () => done({ rows: await findPlaceNames(app.db) }),
})

type PlaceName = { id: number; name: string; zone: string | null }

async function findPlaceNames(db: Db): Promise<PlaceName[]> {
  const { rows } = await sql<PlaceName>`
    select r.id, concat_ws(', ', c.name, nullif(r.name, c.name)) as name, z.code as zone
    from regions r join cities c on c.id = r.city_id left join zones z on z.id = r.zone_id
    order by 2, 1`.execute(db)
  return rows
}
