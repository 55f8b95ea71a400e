import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { type DelayRefusal, mayDelayClosing } from '../../domain/territory/delay-closing.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { lockDayExclusive } from './lock-day.ts'
import { clockOfDelivery } from './region-days.ts'

type Holding = { day: Day; until: Date; reason: string }

/** Keeps a day from closing at its hour, so that its deliveries can still be confirmed and paid. */
export async function delayClosing(
  app: App,
  tx: Tx,
  by: Actor,
  { day, until, reason }: Holding,
): Promise<Outcome<null, DelayRefusal | 'day_is_closed'>> {
  const { dayClosesAt: closesAt } = await app.settings()
  const now = app.clock.now()
  const may = mayDelayClosing(day, until.getTime(), { nowMs: now.getTime(), closesAt })
  if (!may.ok) return may
  await lockDayExclusive(tx, day)
  if (await isDayClosed(tx, day)) return refuse('day_is_closed')
  await insertHold(app, tx, by, { day, until, reason })
  return done(null)
}

async function insertHold(app: App, tx: Tx, by: Actor, { day, until, reason }: Holding) {
  const row = { heldUntil: until, reason, madeAt: app.clock.now(), ...actorColumns(by) }
  await tx
    .insertInto('heldDays')
    .values({ day, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute()
  await audit(app, tx, by, { action: 'delivery.day_held', details: { day, until }, reason })
}

type Undoing = { day: Day; until: Date; former: Omit<Holding, 'day'> | null }

/** Puts back what held the day before, unless it has been held otherwise since. */
export async function undoClosingDelay(
  app: App,
  tx: Tx,
  by: Actor,
  { day, until, former }: Undoing,
): Promise<boolean> {
  await lockDayExclusive(tx, day)
  const held = await findHold(tx, day)
  if (held?.heldUntil.getTime() !== until.getTime()) return false
  if (former) await insertHold(app, tx, by, { day, ...former })
  else await endClosingDelay(app, tx, by, day)
  return true
}

/** The day closes at its hour again, or at once when that has passed. */
export async function endClosingDelay(app: App, tx: Tx, by: Actor, day: Day): Promise<void> {
  await tx.deleteFrom('heldDays').where('day', '=', day).execute()
  await audit(app, tx, by, { action: 'delivery.day_released', details: { day } })
}

export const isDayClosed = async (db: Db, day: Day): Promise<boolean> =>
  (await db.selectFrom('closedDays').select('day').where('day', '=', day).executeTakeFirst()) !==
  undefined

export const findHold = (db: Db, day: Day) =>
  db
    .selectFrom('heldDays')
    .leftJoin('staff', 'staff.id', 'heldDays.actorId')
    .select(['heldUntil', 'reason', 'staff.name as by'])
    .where('day', '=', day)
    .executeTakeFirst()

/** The days that wait for a person though their hour has passed. */
export async function findHeldDays(db: Db, now: Date): Promise<Set<Day>> {
  const rows = await db.selectFrom('heldDays').select('day').where('heldUntil', '>', now).execute()
  return new Set(rows.map(({ day }) => day))
}

/** The first day whose deliveries can be confirmed: a held day is open for that. */
export async function firstDayToConfirm(app: App, tx: Tx, day: Day | null): Promise<Day> {
  const { firstOpenDay } = await clockOfDelivery(app)
  if (day === null || day >= firstOpenDay) return firstOpenDay
  const isHeld = (await findHeldDays(tx, app.clock.now())).has(day)
  return isHeld && !(await isDayClosed(tx, day)) ? day : firstOpenDay
}
