import { sql } from 'kysely'
import type { attentionCalls } from '../../contract/office/attention.ts'
import type { Answer } from '../../contract/shared/call.ts'
import { addDays, addMonths, type Day, dayOf, weekdayOf } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

type Coming = Answer<(typeof attentionCalls)['readTodayHead']>['coming']

const SHOWN_DAYS = 7
/** Days off that are nearer ask for orders to be moved. */
const SOON_DAYS = 45
const SUNDAY = 7

/** The next days against what the vans take, and what has its day soon. */
export async function readComing(app: AppWithDb, seesMoney: boolean): Promise<Coming> {
  const { db } = app
  const today = app.clock.today()
  return {
    days: await findDays(db, addDays(today, 1)),
    vanBottles: await findVanBottles(db),
    bills: seesMoney ? await findBills(app, dayOf(`${today.slice(0, 7)}-01`)) : null,
    daysOff: await findDaysOff(app, today),
  }
}

async function findDays(db: Db, from: Day): Promise<Coming['days']> {
  const { rows } = await sql<Coming['days'][number]>`
    select d.day::date as day, coalesce(o.bottles, 0)::int as bottles
    from generate_series(${from}::date, ${from}::date + ${SHOWN_DAYS - 1}::int, '1 day') as d (day)
      left join (
        select delivery_on, sum(load_bottles) as bottles from orders
        where delivery_on between ${from} and ${from}::date + ${SHOWN_DAYS - 1}::int
          and delivery_kind = 'courier'
          and status in ('waitsForPayment', 'processing', 'waitingForDelivery')
        group by delivery_on) o on o.delivery_on = d.day
    order by d.day`.execute(db)
  return rows
}

async function findVanBottles(db: Db): Promise<number> {
  const { rows } = await sql<{ bottles: number }>`
    select coalesce(sum(max_bottles), 0)::int as bottles
    from vehicles where retired_at is null`.execute(db)
  return rows[0]!.bottles
}

/** What this month's bills will have so far; none where nobody deferred anything. */
async function findBills({ db, settings }: AppWithDb, month: Day): Promise<Coming['bills']> {
  const { monthlyBillsDay } = await settings()
  const nextMonth = addMonths(month, 1)
  const { rows } = await sql<{ customers: number; cents: number }>`
    select count(distinct customer_id)::int as customers, coalesce(sum((
      select sum((part ->> 'cents')::bigint) from jsonb_array_elements(settled) part
      where part ->> 'by' = 'deferred')), 0)::bigint as cents
    from papers
    where kind = 'invoice' and issued_on >= ${month} and issued_on < ${nextMonth}
      and settled @> '[{"by": "deferred"}]'`.execute(db)
  const { customers, cents } = rows[0]!
  const day = addDays(nextMonth, monthlyBillsDay - 1)
  return customers === 0 ? null : { day, customers, cents }
}

/** The next days on which nothing is delivered, Sundays aside, and the orders that are on them. */
async function findDaysOff(app: AppWithDb, today: Day): Promise<Coming['daysOff']> {
  const { office, closedDays } = await app.territory(today)
  const last = addDays(today, SOON_DAYS)
  const off = office.daysOff
    .filter((day) => day > today && day <= last && weekdayOf(day) !== SUNDAY)
    .filter((day) => !closedDays.includes(day))
    .toSorted()
  const [from] = off
  if (from === undefined) return null
  const days = off.filter((day, index) => day === addDays(from, index))
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders
    where delivery_on = any(${days}::date[]) and delivery_kind = 'courier'
      and status in ('waitsForPayment', 'processing', 'waitingForDelivery')`.execute(app.db)
  return { from, days: days.length, orders: rows[0]!.orders }
}
