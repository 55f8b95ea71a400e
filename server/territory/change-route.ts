import type { Updateable } from 'kysely'
import type { Zones } from '../../db/schema.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day, Weekday } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueNewDayProposals } from './change-holiday.ts'

/** As commands spell them, Monday first. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export type RouteChange = {
  code: string
  weekdays?: Weekday[]
  frequencyWeeks?: number
  firstWeekOn?: Day
}

/**
 * Changes when our courier drives to a zone, and proposes other days to the customers that this
 * affects. False when there is no such zone.
 */
export async function changeRoute(
  app: App,
  tx: Tx,
  by: Actor,
  change: RouteChange,
): Promise<boolean> {
  const isChanged = await writeRoute(app, tx, by, change)
  if (isChanged) await queueNewDayProposals(tx)
  return isChanged
}

/** The same for a caller that proposes the new days itself. */
export async function writeRoute(
  app: App,
  tx: Tx,
  by: Actor,
  { code, ...route }: RouteChange,
): Promise<boolean> {
  const zoneId = await saveRoute(tx, code, {
    ...route,
    ...(route.weekdays && { ourCourier: route.weekdays.length > 0 }),
  })
  if (zoneId === undefined) return false
  await audit(app, tx, by, {
    action: 'delivery.route',
    subject: 'zone',
    subjectId: zoneId,
    details: route,
  })
  return true
}

type ZoneRoute = Pick<
  Updateable<Zones>,
  'weekdays' | 'frequencyWeeks' | 'firstWeekOn' | 'ourCourier'
>

/** Returns the zone's id; undefined when there is none. */
async function saveRoute(tx: Tx, code: string, route: ZoneRoute): Promise<number | undefined> {
  const saved = await tx
    .updateTable('zones')
    .set(route)
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}
