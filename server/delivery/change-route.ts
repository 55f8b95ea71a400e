import type { Day, Weekday } from '../../domain/calendar.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { askForNewDays } from './change-holiday.ts'
import { saveRoute } from './zone-store.ts'

export type RouteChange = {
  code: string
  weekdays?: Weekday[]
  frequencyWeeks?: number
  firstWeekOn?: Day
}

/**
 * When our courier drives to a zone. Whoever has a delivery that cannot keep its day is asked, without anybody having to think of
 * it. False when there is no such zone.
 */
export const changeRoute = (db: Db, { code, ...route }: RouteChange): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const zoneId = await saveRoute(tx, code, {
      ...route,
      ...(route.weekdays && { ourCourier: route.weekdays.length > 0 }),
    })
    if (zoneId === undefined) return false
    await audit(tx, {
      actor: 'operator',
      action: 'delivery.route',
      subject: 'zone',
      subjectId: zoneId,
      details: route,
    })
    await askForNewDays(tx, 'route')
    return true
  })
