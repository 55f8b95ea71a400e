import type { Refusal } from '../../../contract/refusals.ts'
import { agendaOf, type PlannedDelivery, type Wish } from '../../../domain/autoship/agenda.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { clockOfDelivery } from '../../delivery/address-days.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { servedDays } from '../days.ts'
import { type LoadedAutoship, type OpenOrder, wishOf } from '../load-autoships.ts'
import { openAutoship, type Which } from '../open-autoship.ts'
import { mostShown } from './read-diary.ts'

export type WhichDelivery = Which & { plannedOn: Day }

export type OpenDelivery = {
  autoship: LoadedAutoship
  wish: Wish
  planned: PlannedDelivery
  order: OpenOrder | undefined
  firstOpenDay: Day
  mayDeliver: (day: Day) => boolean
}

/** One delivery of an autoship, locked for a change by its customer. */
export async function openDelivery(
  app: App,
  tx: Db,
  which: WhichDelivery,
): Promise<Outcome<OpenDelivery, Refusal>> {
  const opened = await openAutoship(app, tx, which)
  if (!opened.ok) return opened
  const autoship = opened.value
  const wish = wishOf(autoship)
  if (!wish) return refuse({ code: 'not_found' })
  const { firstOpenDay } = await clockOfDelivery(app)
  const mayDeliver = await servedDays(app, autoship)
  const order = autoship.orders.find(({ plannedOn }) => plannedOn === which.plannedOn)
  const today = app.clock.today()
  const from = which.plannedOn < today ? which.plannedOn : today
  // no further than the diary can be read: a change is answered with the delivery as it then stands there
  const agenda = agendaOf(wish, mayDeliver, from, mostShown + autoship.orders.length)
  const planned = agenda.find(({ plannedOn }) => plannedOn === which.plannedOn)
  if (!planned) return refuse({ code: 'not_found' })
  if (!order && !autoship.isActive) return refuse({ code: 'locked', extra: { reason: 'inactive' } })
  return done({ autoship, wish, planned, order, firstOpenDay, mayDeliver })
}
