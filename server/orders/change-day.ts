import type { Refusal } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { refusedDay } from '../cart/change-cart.ts'
import { holdDay } from '../delivery/hold-day.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import type { AutoshipSeams } from './autoship-seams.ts'
import type { LockedOrder } from './store.ts'

export type DayChange = { regionId: number; day: Day; changeAutoship: boolean }

/** May a locked order go to that day, and does its autoship go along: the day is held until the commit. */
export async function changeDay(
  app: App,
  tx: Db,
  order: LockedOrder,
  { regionId, day, changeAutoship }: DayChange,
  autoship: AutoshipSeams | undefined,
): Promise<Refusal | undefined> {
  const refused = await refusedDay(app, regionId, day)
  if (refused) return refused
  if (!(await holdDay(tx, day)))
    return { fields: { delivery_date: [{ problem: 'no_day_possible' }] } }
  const { customerId, autoshipId, autoshipPlannedOn: plannedOn } = order
  if (autoshipId === null || plannedOn === null) return undefined
  if (!autoship) return changeAutoship ? { code: 'unavailable' } : undefined
  const cycle = { customerId, autoshipId, plannedOn, newDay: day, wholeSeries: changeAutoship }
  const moved = await autoship.moveCycle(tx, cycle)
  return moved.ok ? undefined : moved.refusal
}
