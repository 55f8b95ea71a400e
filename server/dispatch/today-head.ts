import { sql } from 'kysely'
import type { attentionCalls } from '../../contract/office/attention.ts'
import type { Answer } from '../../contract/shared/call.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import { sumOf } from '../../domain/money.ts'
import { extentOf, type Role } from '../../domain/staff/rights.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import type { AppWithDb } from '../app-context.ts'
import { findCashPlaces } from '../ledger/cash-places.ts'
import type { Handlers } from '../platform/http/mount.ts'
import type { Db } from '../platform/database/connect.ts'
import { readComing } from './coming-days.ts'
import { loadDayRuns } from './runs/day-runs.ts'

export const todayHeadRoutes = (
  app: AppWithDb,
): Pick<Handlers<typeof attentionCalls>, 'readTodayHead'> => ({
  readTodayHead: async ({ caller: { roles } }) => done(await readTodayHead(app, roles)),
})

type Head = Answer<(typeof attentionCalls)['readTodayHead']>

/** The numbers above the list: today on the road, tomorrow so far, and money that is elsewhere. */
async function readTodayHead(app: AppWithDb, roles: readonly Role[]): Promise<Head> {
  const { db, clock } = app
  const today = clock.today()
  const tomorrow = addDays(today, 1)
  const { dayClosesAt } = await app.settings()
  const seesMoney = ['whole', 'second_person'].includes(extentOf(roles, 'importStatements') ?? '')
  return {
    today: await readToday(db, today),
    tomorrow: {
      day: tomorrow,
      ...(await readTomorrow(db, tomorrow)),
      closesAt: new Date(closingInstant(tomorrow, dayClosesAt)).toISOString(),
    },
    money: seesMoney ? await readMoney(db) : null,
    coming: await readComing(app, seesMoney),
  }
}

async function readToday(db: Db, day: Day): Promise<Head['today']> {
  const runs = await loadDayRuns(db, day)
  const marks = runs.flatMap((run) => run.marks)
  const done = marks.filter(({ state }) => state === 'done')
  return {
    day,
    stopsDone: done.length,
    stops: marks.length,
    full: sumOf(done, ({ full }) => full),
    empties: sumOf(
      marks.filter(({ state }) => state !== 'ahead'),
      ({ empties }) => empties,
    ),
    cashCents: sumOf(runs, ({ cashCents }) => cashCents),
  }
}

type Tomorrow = { stops: number; bottles: number; room: number | null }

/** Room is what the limited zones have taken of their limits, in percent. */
async function readTomorrow(db: Db, day: Day): Promise<Tomorrow> {
  const { rows } = await sql<Tomorrow>`
    select count(*)::int as stops, coalesce(sum(load_bottles), 0)::int as bottles,
      (select (100 * sum(d.bottles) / nullif(sum(z.max_bottles), 0))::int
        from zones z left join zone_days d on d.zone_id = z.id and d.day = ${day}
        where z.max_bottles is not null) as room
    from orders where delivery_on = ${day} and delivery_kind = 'courier'
      and status in ('processing', 'waitingForDelivery')`.execute(db)
  return rows[0]!
}

async function readMoney(db: Db): Promise<NonNullable<Head['money']>> {
  const { rows } = await sql<{ overdueCents: number; unknownLines: number }>`
    select coalesce(sum(open_cents), 0)::bigint as overdue_cents,
      (select count(*)::int from bank_line_states
        where match_id is null and class = 'H') as unknown_lines
    from overdue_papers where cleared_on is null`.execute(db)
  const shifts = (await findCashPlaces(db)).filter(({ shiftId }) => shiftId !== null)
  return {
    ...rows[0]!,
    onTheWayCents: sumOf(shifts, ({ cents }) => cents),
  }
}
