import type { Day } from '../../../domain/calendar.ts'
import { routeServes } from '../../../domain/territory/routes.ts'
import { regionRoute } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { LoadedAutoship } from './plan-store.ts'

/** Tells the served days of an autoship's address; none outside our courier's zones. */
export async function servedDays(
  app: App,
  { address }: Pick<LoadedAutoship, 'address'>,
): Promise<(day: Day) => boolean> {
  if (!address || address.isRemoved) return () => false
  const found = await regionRoute(app, address.regionId)
  return found ? (day) => routeServes(day, found.route, found.office).ok : () => false
}

/** Weeks between two runs of the region's route; null outside our zones. */
export async function routeFrequency(app: App, regionId: number): Promise<number | null> {
  return (await regionRoute(app, regionId))?.route.frequencyWeeks ?? null
}
