import type { Day } from '../../domain/calendar.ts'
import { routeServes } from '../../domain/delivery/routes.ts'
import { regionRoute } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import type { LoadedAutoship } from './load-autoships.ts'

/** The days of an autoship's address, as far ahead as one looks; none where our courier does not go. */
export async function servedDays(
  app: App,
  { address }: Pick<LoadedAutoship, 'address'>,
): Promise<(day: Day) => boolean> {
  if (!address || address.isRemoved) return () => false
  const found = await regionRoute(app, address.regionId)
  return found ? (day) => routeServes(day, found.route, found.office).ok : () => false
}

/** Weeks between the runs of the route to it. */
export async function routeFrequency(app: App, regionId: number): Promise<number | null> {
  return (await regionRoute(app, regionId))?.route.frequencyWeeks ?? null
}
