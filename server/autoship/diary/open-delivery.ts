import type { Refusal } from '../../../contract/refusals.ts'
import { agendaOf, type PlannedDelivery, type Wish } from '../../../domain/autoship/agenda.ts'
import { addWeeks, type Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { clockOfDelivery } from '../../delivery/address-days.ts'
import type { House } from '../../house.ts'
import type { Db } from '../../platform/database/connect.ts'
import { servedDays } from '../days.ts'
import { type LoadedAutoship, type OpenOrder, wishOf } from '../load-autoships.ts'
import { openAutoship, type Which } from '../open-autoship.ts'

export type WhichDelivery = Which & { plannedOn: Day }

export type OpenDelivery = {
  autoship: LoadedAutoship
  wish: Wish
  planned: PlannedDelivery
  order: OpenOrder | undefined
  firstOpenDay: Day
  mayDeliver: (day: Day) => boolean
}

/** As far ahead as a delivery can be changed by itself. */
const weeksAhead = 60

/** One delivery of an autoship, locked for a change by its customer. */
export async function openDelivery(
  house: House,
  tx: Db,
  which: WhichDelivery,
): Promise<Outcome<OpenDelivery, Refusal>> {
  const opened = await openAutoship(house, tx, which)
  if (!opened.ok) return opened
  const autoship = opened.value
  const wish = wishOf(autoship)
  if (!wish) return refuse({ code: 'not_found' })
  const { firstOpenDay } = await clockOfDelivery(house)
  const mayDeliver = await servedDays(house, autoship)
  const order = autoship.orders.find(({ plannedOn }) => plannedOn === which.plannedOn)
  const planned = findDelivery(wish, mayDeliver, which.plannedOn, firstOpenDay)
  if (!planned) return refuse({ code: 'not_found' })
  if (!order && !autoship.isActive) return refuse({ code: 'locked', extra: { reason: 'inactive' } })
  return done({ autoship, wish, planned, order, firstOpenDay, mayDeliver })
}

export function findDelivery(
  wish: Wish,
  mayDeliver: (day: Day) => boolean,
  plannedOn: Day,
  firstOpenDay: Day,
): PlannedDelivery | undefined {
  if (plannedOn > addWeeks(firstOpenDay, weeksAhead)) return undefined
  const from = plannedOn < firstOpenDay ? plannedOn : firstOpenDay
  return agendaOf(wish, mayDeliver, from, weeksAhead).find((one) => one.plannedOn === plannedOn)
}
