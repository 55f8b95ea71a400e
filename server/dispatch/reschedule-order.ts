import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import { addressDays } from '../customers/address-days.ts'
import { endOrder } from '../orders/cancel-order.ts'
import { changeOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import { clockOfDelivery } from '../territory/region-days.ts'

/** The first open day of the address from this one on; a parcel has no delivery day. */
export async function firstDayFrom(
  app: App,
  tx: Tx,
  order: LockedOrder,
  earliest: Day,
): Promise<Day | null> {
  if (order.deliveryKind !== 'courier' || order.addressId === null) return null
  const days = await addressDays(app, tx, order.addressId)
  const clock = await clockOfDelivery(app)
  let from = earliest
  for (;;) {
    const next = nextValidDay(days, clock, from)
    if (next === null || (await lockDayShared(tx, next))) return next
    from = addDays(next, 1)
  }
}

/** Moves an order that was not delivered to its next day, or cancels it. */
export async function rescheduleOrder(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { day, nextOn }: { day: Day; nextOn: Day | null },
): Promise<void> {
  if (nextOn === null)
    await endOrder(app, tx, by, order, { kind: 'cancelled', reason: 'undelivered' })
  else
    await changeOrder(tx, by, order, {
      to: 'processing',
      kind: 'undelivered',
      at: app.clock.now(),
      changes: { delivery_on: [day, nextOn] },
      values: { deliveryOn: nextOn, lockedAt: null },
    })
}
