import type { AddressDays, DeliveryClock } from '../../domain/delivery/days.ts'
import { deliveryClock } from '../../domain/delivery/day-closing.ts'
import type { OfficeDays, Route } from '../../domain/delivery/routes.ts'
import { regionOfAddress } from '../customers/addresses.ts'
import type { House } from '../house.ts'
import { territory } from './territory.ts'

/** The days of a region, without asking the database; null where our courier does not go. */
export const regionDays = async (house: House, regionId: number): Promise<AddressDays | null> =>
  (await territory(house)).daysOf(regionId)

/** The days of an address. Inside a transaction: `addressDays({ ...house, db: tx }, addressId)`. */
export async function addressDays(house: House, addressId: number): Promise<AddressDays | null> {
  const regionId = await regionOfAddress(house.db, addressId)
  return regionId === undefined ? null : regionDays(house, regionId)
}

export type AddressRoute = { route: Route; office: OfficeDays }

/** The route itself and the office's days, for days beyond the address's lists; null where our courier does not go. */
export async function addressRoute(house: House, addressId: number): Promise<AddressRoute | null> {
  const regionId = await regionOfAddress(house.db, addressId)
  return regionId === undefined ? null : regionRoute(house, regionId)
}

export async function regionRoute(house: House, regionId: number): Promise<AddressRoute | null> {
  const { routeOf, office } = await territory(house)
  const route = routeOf(regionId)
  return route && { route, office }
}

/** Today, and the first day that has not closed yet. */
export const clockOfDelivery = async ({ clock, settings }: House): Promise<DeliveryClock> =>
  deliveryClock(clock.now().getTime(), (await settings()).dayClosesAt)
