import type { Refusal } from '../../contract/refusals.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { skipOrder } from '../orders/skip-order.ts'
import type { Db } from '../platform/database/connect.ts'
import { unskipDelivery } from './diary/skip-delivery.ts'
import type { Step } from './diary/undo-steps.ts'
import type { LoadedAutoship } from './load-autoships.ts'
import { openAutoship, type Which } from './open-autoship.ts'
import { writeCycle } from './series-store.ts'
import { updateAutoship } from './store.ts'

/** Ends an autoship. Its orders that nobody has confirmed do not come; a confirmed one was meant and does. */
export async function removeAutoship(
  app: App,
  tx: Db,
  which: Which,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openAutoship(app, tx, which)
  if (!opened.ok) return opened
  const skipped = await skipUnconfirmed(app, tx, opened.value)
  if (!skipped.ok) return skipped
  const now = app.clock.now()
  await updateAutoship(tx, which.autoshipId, { isActive: false, nextOn: null, removedAt: now }, now)
  const { isActive } = opened.value
  return done([{ kind: 'restore', autoshipId: which.autoshipId, isActive, skipped: skipped.value }])
}

/** The orders of an autoship that stops, as far as they still wait for a yes. */
export async function skipUnconfirmed(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
): Promise<Outcome<Day[], Refusal>> {
  const { customerId, id: autoshipId } = autoship
  const waiting = autoship.orders.filter(({ isConfirmed, status }) => !isConfirmed && status === 3)
  for (const { id: orderId, plannedOn, deliveryOn } of waiting) {
    const ended = await skipOrder(app, tx, { customerId, orderId, reason: 'customer' })
    if (!ended.ok) return ended
    const cycle = { state: 'skipped', skipReason: 'customer', deliveryOn } as const
    await writeCycle(tx, { customerId, autoshipId, plannedOn }, cycle, app.clock.now())
  }
  return done(waiting.map(({ plannedOn }) => plannedOn))
}

/** Takes the end back: what was skipped with it comes after all, where its day can still be had. */
export async function restoreAutoship(
  app: App,
  tx: Db,
  {
    customerId,
    autoshipId,
    isActive,
    skipped,
  }: Which & { isActive: boolean; skipped: readonly Day[] },
): Promise<Outcome<null, Refusal>> {
  await updateAutoship(tx, autoshipId, { removedAt: null, isActive }, app.clock.now())
  for (const plannedOn of skipped)
    await unskipDelivery(app, tx, { customerId, autoshipId, plannedOn })
  return done(null)
}
