import { sql } from 'kysely'
import type { newCustomerCalls } from '../../../contract/office/new-customers.ts'
import { done } from '../../../domain/outcome.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { clockOfDelivery, regionDays } from '../region-days.ts'
import { partsOfRegions } from '../street-parts.ts'
import { completeAddress } from './complete-address.ts'

type PlaceCalls = Pick<Handlers<typeof newCustomerCalls>, 'completeAddressFor' | 'listPlaceNames'>

/** Where a caller lives: by the register, else by a name of a list. */
export const officePlaceRoutes = (app: AppWithDb): PlaceCalls => ({
  completeAddressFor: async ({ query: { text } }) => {
    const found = await completeAddress(app.db, { text })
    const partOf = await partsOfRegions(
      app.db,
      found.flatMap(({ region }) => region ?? []),
    )
    const rows = found.map(async ({ house_no, flat_no, city: _city, region, ...place }) => {
      const address = { ...place, houseNo: house_no, flatNo: flat_no, regionId: region }
      if (region === null) return { ...address, zone: null, nextOn: null }
      return { ...address, ...(await drivenBy(app, partOf(region, address))) }
    })
    return done({ rows: await Promise.all(rows) })
  },
  listPlaceNames: async () => done({ rows: await findPlaceNames(app.db) }),
})

async function drivenBy(app: AppWithDb, regionId: number) {
  const zone = await app.db
    .selectFrom('regions')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select('code')
    .where('regions.id', '=', regionId)
    .executeTakeFirst()
  const days = await regionDays(app, regionId)
  return { zone: zone?.code ?? null, nextOn: nextValidDay(days, await clockOfDelivery(app)) }
}

type PlaceName = { id: number; name: string; zone: string | null }

/** Towns and neighbourhoods as people name them; those of their streets that other zones drive are no places. */
async function findPlaceNames(db: Db): Promise<PlaceName[]> {
  const { rows } = await sql<PlaceName>`
    select r.id, concat_ws(', ', c.name, nullif(r.name, c.name)) as name, z.code as zone
    from regions r join cities c on c.id = r.city_id left join zones z on z.id = r.zone_id
    where r.of_region_id is null order by 2, 1`.execute(db)
  return rows
}
