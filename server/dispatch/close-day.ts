import { type Actor, bySystem } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { firstOpenDay } from '../../domain/territory/day-closing.ts'
import { findHeldDays } from '../territory/delay-closing.ts'
import { lockDayExclusive } from '../territory/lock-day.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { lockOrdersOfDay } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { makeRuns } from './runs/make-runs.ts'
import { skipNotReady } from './skip-not-ready.ts'

export type ClosedDay = { day: Day; locked: number; skipped: number }

/**
 * Skips the orders of a day that are not confirmed or not paid, and locks the others for delivery,
 * except those that are held. What is locked then gets its runs.
 * A repeated call changes nothing.
 */
export async function closeDay(app: App, tx: Tx, by: Actor, day: Day): Promise<ClosedDay> {
  await lockDayExclusive(tx, day)
  const at = app.clock.now()
  const skipped = await skipNotReady(app, tx, by, day)
  const locked = await lockOrdersOfDay(tx, by, day, at)
  await tx
    .insertInto('closedDays')
    .values({ day, closedAt: at, lockedOrders: locked, skippedOrders: skipped })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await makeRuns(app, tx, by, day)
  return { day, locked, skipped }
}

/**
 * Closes every day whose closing time has passed, also days missed while the shop was down. A day
 * that the office holds closes when its time is over.
 */
export async function closeDueDays(app: AppWithDb): Promise<ClosedDay[]> {
  const { dayClosesAt } = await app.settings()
  const open = firstOpenDay(app.clock.now().getTime(), dayClosesAt)
  const rows = await app.db
    .selectFrom('orders')
    .select('deliveryOn')
    .distinct()
    .where('status', '=', 'processing')
    .where('deliveryKind', '=', 'courier')
    .where('deliveryOn', '<', open)
    .orderBy('deliveryOn')
    .execute()
  const lastClosed = addDays(open, -1)
  const days = new Set([...rows.map(({ deliveryOn }) => deliveryOn!), lastClosed])
  const closed: ClosedDay[] = []
  for (const day of days) {
    const done = await inTransaction(app.db, (tx) => closeUnlessHeld(app, tx, day))
    if (done) closed.push(done)
  }
  return closed
}

/** Under the day's lock: somebody may hold it in the very moment of its hour. */
async function closeUnlessHeld(app: App, tx: Tx, day: Day): Promise<ClosedDay | undefined> {
  await lockDayExclusive(tx, day)
  const held = await findHeldDays(tx, app.clock.now())
  return held.has(day) ? undefined : closeDay(app, tx, bySystem, day)
}
