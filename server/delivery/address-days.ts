import type { AddressDays, DeliveryClock } from '../../domain/delivery/days.ts'
import { deliveryClock } from '../../domain/delivery/day-closing.ts'
import { addressDaysOf } from '../../domain/delivery/routes.ts'
import type { House } from '../house.ts'
import { deliveryCalendar } from './delivery-calendar.ts'

/** The days of a region, without asking the database; null where our courier does not go. */
export async function regionDays(house: House, regionId: number): Promise<AddressDays | null> {
  const { routes, office } = await deliveryCalendar(house)
  const today = house.clock.today()
  const route = routes.get(regionId)
  return route ? addressDaysOf(route, office(today), today) : null
}

/** The days of an address. */
export async function addressDays(house: House, addressId: number): Promise<AddressDays | null> {
  const address = await house.db
    .selectFrom('addresses')
    .select('regionId')
    .where('id', '=', addressId)
    .executeTakeFirst()
  return address ? regionDays(house, address.regionId) : null
}

/** Today, and the first day that has not closed yet. */
export const clockOfDelivery = async ({ clock, settings }: House): Promise<DeliveryClock> =>
  deliveryClock(clock.now().getTime(), (await settings()).dayClosesAt)
