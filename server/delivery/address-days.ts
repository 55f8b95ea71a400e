import type { AddressDays, DeliveryClock } from '../../domain/delivery/days.ts'
import { deliveryClock } from '../../domain/delivery/day-closing.ts'
import type { OfficeDays, Route } from '../../domain/delivery/routes.ts'
import { regionOfAddress } from '../customers/addresses.ts'
import type { App } from '../app-context.ts'
import { territory } from './territory.ts'

/** The days of a region, without asking the database; null where our courier does not go. */
export const regionDays = async (app: App, regionId: number): Promise<AddressDays | null> =>
  (await territory(app)).daysOf(regionId)

/** The days of an address. Inside a transaction: `addressDays({ ...app, db: tx }, addressId)`. */
export async function addressDays(app: App, addressId: number): Promise<AddressDays | null> {
  const regionId = await regionOfAddress(app.db, addressId)
  return regionId === undefined ? null : regionDays(app, regionId)
}

export type AddressRoute = { route: Route; office: OfficeDays }

/** The route itself and the office's days, for days beyond the address's lists; null where our courier does not go. */
export async function addressRoute(app: App, addressId: number): Promise<AddressRoute | null> {
  const regionId = await regionOfAddress(app.db, addressId)
  return regionId === undefined ? null : regionRoute(app, regionId)
}

export async function regionRoute(app: App, regionId: number): Promise<AddressRoute | null> {
  const { routeOf, office } = await territory(app)
  const route = routeOf(regionId)
  return route && { route, office }
}

/** Today, and the first day that has not closed yet. */
export const clockOfDelivery = async ({ clock, settings }: App): Promise<DeliveryClock> =>
  deliveryClock(clock.now().getTime(), (await settings()).dayClosesAt)
