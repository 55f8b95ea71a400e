import { sql } from 'kysely'
import type { Closing } from '../../contract/office/closing.ts'
import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { preview } from '../platform/database/transaction.ts'
import { findHeldDays, findHold, isDayClosed } from '../territory/delay-closing.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { closeDay } from './close-day.ts'
import { closingOrders } from './closing-orders.ts'

/** The day of which closing is the next question: a held one, or the next open one. */
export async function nextDayToClose(app: App, db: Db): Promise<Day> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const before = addDays(firstOpenDay, -1)
  const held = await findHeldDays(db, app.clock.now())
  return held.has(before) && !(await isDayClosed(db, before)) ? before : firstOpenDay
}

/** What closing a day would do now: the very verb, in a transaction that is rolled back. */
export async function rehearseClosing(
  app: AppWithDb,
  by: Actor,
  { day, language }: { day: Day; language: Language },
): Promise<Omit<Closing, 'isNext'>> {
  const { dayClosesAt } = await app.settings()
  const hold = await findHold(app.db, day)
  const closed = await findClosed(app.db, day)
  const dayStart = new Date(rigaInstant(app.clock.today(), '00:00'))
  const parts = await preview(app.db, async (tx) => {
    // It holds the day's lock: customers wait for it.
    await sql`set local statement_timeout = '15s'`.execute(tx)
    if (!closed) await closeDay(app, tx, by, day)
    return closingOrders(tx, { day, dayStart, language })
  })
  return {
    day,
    closesAt: new Date(closingInstant(day, dayClosesAt)).toISOString(),
    hold: hold ? { until: hold.heldUntil.toISOString(), reason: hold.reason, by: hold.by } : null,
    closed,
    ...parts,
  }
}

async function findClosed(db: Db, day: Day): Promise<Closing['closed']> {
  const closed = await db
    .selectFrom('closedDays')
    .select(['closedAt', 'lockedOrders', 'skippedOrders'])
    .where('day', '=', day)
    .executeTakeFirst()
  return closed
    ? {
        at: closed.closedAt.toISOString(),
        locked: closed.lockedOrders,
        skipped: closed.skippedOrders,
      }
    : null
}
