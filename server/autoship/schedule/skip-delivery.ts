import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { scheduleDay, type SkipReason } from '../../../domain/autoship/schedule.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { skipOrder } from '../../orders/cancel-order.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { nextDayOf } from '../plan/autoship-answer.ts'
import { loadAutoships, updateAutoship } from '../plan/plan-store.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { upsertOccurrence } from './occurrence-store.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'
import { type DeliveryKey, lockDelivery, type LockedDelivery } from './lock-delivery.ts'

/** Skips one delivery; skipping it again changes nothing. */
export async function skipDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  key: DeliveryKey,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, key)
  if (!locked.ok) return locked
  const { autoship, planned, order, firstOpenDay } = locked.value
  if (planned.state === 'skipped' || planned.state === 'paused') return done([])
  if (!order && scheduleDay(planned) < firstOpenDay)
    return refuse({ code: 'locked', reason: 'day_is_closed' })
  const { customerId, autoshipId, plannedOn } = key
  if (order) {
    const skipped = await skipOrder(app, tx, by, {
      customerId,
      orderId: order.id,
      reason: 'customer',
    })
    if (!skipped.ok) return skipped
  }
  const now = app.clock.now()
  const deliveryOn = planned.day === plannedOn ? null : planned.day
  await upsertOccurrence(tx, key, { state: 'skipped', skipReason: 'customer', deliveryOn }, now)
  await updateAutoship(tx, autoshipId, {}, now)
  await makeDueOrdersNow(app, tx, by, key)
  await queueSkippedMail(app, tx, key, {
    name: autoship.name,
    day: planned.day ?? plannedOn,
    version: autoship.version,
  })
  // A stopped autoship makes no orders, so there the skip cannot be undone.
  return done(autoship.isActive ? [{ kind: 'unskip', autoshipId, plannedOn }] : [])
}

/**
 * Restores a skipped delivery while its day is open; if it is due it becomes an order at once, which
 * is confirmed if the skipped one was.
 */
export async function unskipDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  key: DeliveryKey,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, key)
  if (!locked.ok) return locked
  const { planned } = locked.value
  if (planned.state !== 'skipped') return done([])
  // The pause would skip it again: the customer has to end the pause.
  if (planned.reason === 'paused') return refuse({ code: 'locked', reason: 'not_skipped' })
  const { autoshipId, plannedOn } = key
  const { intendedOn } = planned
  const open = checkDayIsOpen(locked.value, intendedOn)
  if (!open.ok) return open
  const now = app.clock.now()
  const isMoved = intendedOn !== plannedOn
  await upsertOccurrence(
    tx,
    key,
    isMoved ? { state: 'moved', deliveryOn: intendedOn } : { state: 'planned' },
    now,
  )
  await updateAutoship(tx, autoshipId, {}, now)
  const confirmedOn = (await wasConfirmed(tx, key)) ? plannedOn : undefined
  await makeDueOrdersNow(app, tx, by, { ...key, confirmedOn })
  return done([{ kind: 'skip', autoshipId, plannedOn }])
}

async function wasConfirmed(tx: Tx, { autoshipId, plannedOn }: DeliveryKey): Promise<boolean> {
  const skipped = await tx
    .selectFrom('orders')
    .select('confirmedAt')
    .where('autoshipId', '=', autoshipId)
    .where('autoshipPlannedOn', '=', plannedOn)
    .where('status', '=', 'cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return skipped?.confirmedAt != null
}

function checkDayIsOpen(
  { mayDeliver, firstOpenDay }: LockedDelivery,
  day: Day,
): Outcome<null, Refusal> {
  if (day < firstOpenDay) return refuse({ code: 'locked', reason: 'day_is_closed' })
  return mayDeliver(day) ? done(null) : refuse({ code: 'locked', reason: 'no_day' })
}

async function queueSkippedMail(
  app: App,
  tx: Tx,
  { customerId, autoshipId, plannedOn }: DeliveryKey,
  { name, day, version }: { name: string; day: Day; version: number },
) {
  const [autoship] = await loadAutoships(tx, { customerId, autoshipId }, app.clock.today())
  const nextOn = autoship ? await nextDayOf(app, autoship) : null
  await queueMail(tx, {
    template: 'autoship.skipped',
    cause: `autoship:${autoshipId}:${plannedOn}:${version}`,
    customerId,
    payload: { autoshipId, name, day, reason: 'customer', nextOn },
  })
}

type SkippedOccurrence = { autoshipId: number; plannedOn: Day; reason: SkipReason }

/** Records that the order of an occurrence was skipped when its day closed. */
export const recordSkip = (tx: Tx, { autoshipId, plannedOn, reason }: SkippedOccurrence) =>
  tx
    .updateTable('autoshipOccurrences')
    .set({ state: 'skipped', skipReason: reason })
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '=', plannedOn)
    .execute()
