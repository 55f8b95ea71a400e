import type { AddressDays } from '../../domain/territory/days.ts'
import type { Backend as App } from '../app-context.ts'
import { regionDays, regionRoute, type RegionRoute } from '../territory/region-days.ts'
import { regionOfAddress } from './addresses.ts'

/** The days of an address. Inside a transaction: `addressDays({ ...app, db: tx }, addressId)`. */
export async function addressDays(app: App, addressId: number): Promise<AddressDays | null> {
  const regionId = await regionOfAddress(app.db, addressId)
  return regionId === undefined ? null : regionDays(app, regionId)
}

/** The route of an address and the days that the office set, for days beyond the lists. */
export async function addressRoute(app: App, addressId: number): Promise<RegionRoute | null> {
  const regionId = await regionOfAddress(app.db, addressId)
  return regionId === undefined ? null : regionRoute(app, regionId)
}
