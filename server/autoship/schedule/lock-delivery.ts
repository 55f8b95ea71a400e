import type { Refusal } from '../../../contract/shared/refusals.ts'
import {
  scheduleOf,
  type PlannedDelivery,
  type AutoshipPlan,
} from '../../../domain/autoship/schedule.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { servedDays } from '../plan/served-days.ts'
import { type LoadedAutoship, type OpenOrder, planOf } from '../plan/plan-store.ts'
import { lockAutoship, type AutoshipKey } from '../plan/lock-autoship.ts'
import { maxDeliveries } from './load-schedule.ts'

export type DeliveryKey = AutoshipKey & { plannedOn: Day }

export type LockedDelivery = {
  autoship: LoadedAutoship
  plan: AutoshipPlan
  planned: PlannedDelivery
  order: OpenOrder | undefined
  firstOpenDay: Day
  mayDeliver: (day: Day) => boolean
}

/** Locks an autoship for a change of one delivery by its customer. */
export async function lockDelivery(
  app: App,
  tx: Tx,
  key: DeliveryKey,
): Promise<Outcome<LockedDelivery, Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  const autoship = locked.value
  const plan = planOf(autoship)
  if (!plan) return refuse({ code: 'not_found' })
  const { firstOpenDay } = await clockOfDelivery(app)
  const mayDeliver = await servedDays(app, autoship)
  const order = autoship.orders.find(({ plannedOn }) => plannedOn === key.plannedOn)
  const today = app.clock.today()
  const from = key.plannedOn < today ? key.plannedOn : today
  // The same horizon as the schedule's, from which a change answers with its delivery.
  const schedule = scheduleOf(plan, mayDeliver, from, maxDeliveries + autoship.orders.length)
  const planned = schedule.find(({ plannedOn }) => plannedOn === key.plannedOn)
  if (!planned) return refuse({ code: 'not_found' })
  if (!order && !autoship.isActive) return refuse({ code: 'locked', reason: 'inactive' })
  return done({ autoship, plan, planned, order, firstOpenDay, mayDeliver })
}
