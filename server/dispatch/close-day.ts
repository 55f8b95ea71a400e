import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { firstOpenDay } from '../../domain/delivery/day-closing.ts'
import { takeDay } from '../delivery/hold-day.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { skipNotReady } from './skip-not-ready.ts'

export type ClosedDay = { day: Day; locked: number; skipped: number }

/**
 * Closes a delivery day: what nobody confirmed or paid for is skipped, everything else is locked and waits for delivery. Done
 * again, it finds nothing left to do.
 */
export const closeDay = (app: App, day: Day): Promise<ClosedDay> =>
  inTransaction(app.db, async (tx) => {
    await takeDay(tx, day)
    const at = app.clock.now()
    const skipped = await skipNotReady(app, tx, day)
    const locked = await lockOrders(tx, day, at)
    await tx
      .insertInto('closedDays')
      .values({ day, closedAt: at, lockedOrders: locked, skippedOrders: skipped })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    return { day, locked, skipped }
  })

/** Every day whose hour has come; also those that a shop at rest has missed. */
export async function closeDueDays(app: App): Promise<ClosedDay[]> {
  const { dayClosesAt } = await app.settings()
  const open = firstOpenDay(app.clock.now().getTime(), dayClosesAt)
  const rows = await app.db
    .selectFrom('orders')
    .select('deliveryOn')
    .distinct()
    .where('status', '=', 3)
    .where('deliveryType', '=', 1)
    .where('deliveryOn', '<', open)
    .orderBy('deliveryOn')
    .execute()
  const lastClosed = addDays(open, -1)
  const days = new Set([...rows.map(({ deliveryOn }) => deliveryOn!), lastClosed])
  const closed: ClosedDay[] = []
  for (const day of days) closed.push(await closeDay(app, day))
  return closed
}

/** All at once, each with the change that tells of it. */
async function lockOrders(tx: Db, day: Day, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with locked as (
      update orders set status = 4, locked_at = ${at}, version = version + 1, updated_at = ${at}
      where status = 3 and delivery_type = 1 and delivery_on = ${day} and copy_of_id is null
      returning id, customer_id, version
    )
    insert into order_changes (customer_id, order_id, version, kind, made_by, made_at)
    select customer_id, id, version, 'locked', 'system', ${at} from locked`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
