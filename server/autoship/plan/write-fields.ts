import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { OccurrenceRecord } from '../../../domain/autoship/schedule.ts'
import { isPaused } from '../../../domain/autoship/series.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import { skipOrder } from '../../orders/cancel-order.ts'
import type { Tx } from '../../platform/database/connect.ts'
import {
  type AutoshipRow,
  loadAutoships,
  type LoadedAutoship,
  planOf,
  updateAutoship,
} from './plan-store.ts'
import { type AutoshipKey, lockAutoshipRow } from './lock-autoship.ts'
import { upsertOccurrence } from '../schedule/occurrence-store.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'

/**
 * Writes columns of an autoship and their consequences: orders inside a new pause are skipped,
 * those skipped by a pause that no longer applies are restored, and due occurrences become orders.
 * Returns the days that the pause skipped.
 */
export async function writeFields(
  app: App,
  tx: Tx,
  by: Actor,
  key: AutoshipKey,
  row: AutoshipRow,
): Promise<Outcome<Day[], Refusal>> {
  await lockAutoshipRow(tx, key)
  await updateAutoship(tx, key.autoshipId, row, app.clock.now())
  const [autoship] = await loadAutoships(tx, key, app.clock.today())
  const skipped = await applyPause(app, tx, by, autoship!)
  if (!skipped.ok) return skipped
  await makeDueOrdersNow(app, tx, by, key)
  return skipped
}

async function applyPause(
  app: App,
  tx: Tx,
  by: Actor,
  autoship: LoadedAutoship,
): Promise<Outcome<Day[], Refusal>> {
  const plan = planOf(autoship)
  if (!plan) return done([])
  const { customerId, id: autoshipId, orders } = autoship
  const now = app.clock.now()
  const { firstOpenDay } = await clockOfDelivery(app)
  const inPause = (day: Day) => isPaused(day, { ...plan, skippedDays: [], movedDays: {} })
  const skippedDays: Day[] = []
  for (const occurrence of plan.occurrences) {
    const { plannedOn, deliveryOn } = occurrence
    const key = { customerId, autoshipId, plannedOn }
    const order = orders.find(
      (made) => made.plannedOn === plannedOn && made.status === 'processing',
    )
    if (order && inPause(order.deliveryOn)) {
      const skipping = { customerId, orderId: order.id, reason: 'paused' }
      const skipped = await skipOrder(app, tx, by, skipping)
      if (!skipped.ok) return skipped
      const state = { state: 'skipped', skipReason: 'paused', deliveryOn } as const
      await upsertOccurrence(tx, key, state, now)
      skippedDays.push(order.deliveryOn)
    }
    if (isReleased(occurrence, inPause, firstOpenDay))
      await upsertOccurrence(tx, key, stateBeforePause(occurrence), now)
  }
  return done(skippedDays)
}

/** Skipped by a pause that no longer covers it, on a day that is still open. */
const isReleased = (
  occurrence: OccurrenceRecord,
  inPause: (day: Day) => boolean,
  firstOpenDay: Day,
): boolean => {
  const day = occurrence.deliveryOn ?? occurrence.plannedOn
  return occurrence.skipReason === 'paused' && day >= firstOpenDay && !inPause(day)
}

const stateBeforePause = ({ plannedOn, deliveryOn }: OccurrenceRecord) =>
  deliveryOn && deliveryOn !== plannedOn
    ? ({ state: 'moved', deliveryOn } as const)
    : ({ state: 'planned' } as const)
