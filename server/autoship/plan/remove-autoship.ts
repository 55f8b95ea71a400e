import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { skipOrder } from '../../orders/cancel-order.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { makeDueOrdersNow } from '../generation/make-due.ts'
import { unskipDelivery } from '../schedule/skip-delivery.ts'
import { type LoadedAutoship, updateAutoship } from './plan-store.ts'
import type { UndoStep } from './undo-step.ts'
import { type AutoshipKey, lockAutoship } from './lock-autoship.ts'
import { upsertOccurrence } from '../schedule/occurrence-store.ts'

/** Ends an autoship and skips its unconfirmed orders; confirmed orders are still delivered. */
export async function removeAutoship(
  app: App,
  tx: Tx,
  by: Actor,
  key: AutoshipKey,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockAutoship(app, tx, key)
  if (!locked.ok) return locked
  const skipped = await skipUnconfirmed(app, tx, by, locked.value)
  if (!skipped.ok) return skipped
  const now = app.clock.now()
  await updateAutoship(tx, key.autoshipId, { isActive: false, nextOn: null, removedAt: now }, now)
  const { isActive } = locked.value
  return done([{ kind: 'restore', autoshipId: key.autoshipId, isActive, skipped: skipped.value }])
}

export async function skipUnconfirmed(
  app: App,
  tx: Tx,
  by: Actor,
  autoship: LoadedAutoship,
): Promise<Outcome<Day[], Refusal>> {
  const { customerId, id: autoshipId } = autoship
  const unconfirmed = autoship.orders.filter(
    ({ isConfirmed, status }) => !isConfirmed && status === 'processing',
  )
  for (const { id: orderId, plannedOn, deliveryOn } of unconfirmed) {
    const skipped = await skipOrder(app, tx, by, { customerId, orderId, reason: 'customer' })
    if (!skipped.ok) return skipped
    const occurrence = { state: 'skipped', skipReason: 'customer', deliveryOn } as const
    await upsertOccurrence(tx, { customerId, autoshipId, plannedOn }, occurrence, app.clock.now())
  }
  return done(unconfirmed.map(({ plannedOn }) => plannedOn))
}

/** Undoes a removal; the orders skipped with it are restored where their day is still open. */
export async function restoreAutoship(
  app: App,
  tx: Tx,
  by: Actor,
  {
    customerId,
    autoshipId,
    isActive,
    skipped,
  }: AutoshipKey & { isActive: boolean; skipped: readonly Day[] },
): Promise<Outcome<null, Refusal>> {
  await updateAutoship(tx, autoshipId, { removedAt: null, isActive }, app.clock.now())
  for (const plannedOn of skipped)
    await unskipDelivery(app, tx, by, { customerId, autoshipId, plannedOn })
  // The removal has taken its next day, by which the generator finds it.
  await makeDueOrdersNow(app, tx, by, { customerId, autoshipId })
  return done(null)
}
