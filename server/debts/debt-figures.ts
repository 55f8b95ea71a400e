import { sql } from 'kysely'
import type { debtCalls } from '../../contract/office/debts.ts'
import type { Answer } from '../../contract/shared/call.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import { type DebtSteps, overdueByCustomer, stageSql } from './list-debts.ts'

type Figures = Answer<(typeof debtCalls)['readDebtFigures']>

/** What was paid is looked at for so many days. */
const SHOWN_DAYS = 90

/** How old debts are, and how promises and debts were paid lately. */
export async function readDebtFigures(db: Db, today: Day, steps: DebtSteps): Promise<Figures> {
  const since = addDays(today, -SHOWN_DAYS)
  const [ages, nextDue, promises, daysLate, paid] = await Promise.all([
    findAges(db, today),
    findNextDue(db, today),
    countPromises(db, since, today),
    findDaysLate(db, since),
    sumPaid(db, since, steps),
  ])
  return { ages, nextDue, ...promises, daysLate, paid }
}

/** Deferred orders that were not delivered yet take up the credit limit, but are no debt. */
const onTheWay = sql`
  select customer_id, sum(prepaid_cents) as cents from orders
  where payment_method = 'deferred' and status in ('processing', 'waitingForDelivery') group by 1`

async function findAges(db: Db, today: Day): Promise<Figures['ages']> {
  const { rows } = await sql<Figures['ages']>`
    select greatest(0, (select coalesce(sum(greatest(0, -b.cents - coalesce(w.cents, 0))), 0)
        from ledger_balances b left join (${onTheWay}) w using (customer_id)
        where b.account = 'account' and b.cents < 0)
      - coalesce(sum(overdue), 0))::bigint as not_due,
      coalesce(sum(to14), 0)::bigint as to14, coalesce(sum(to30), 0)::bigint as to30,
      coalesce(sum(to60), 0)::bigint as to60, coalesce(sum(older), 0)::bigint as older
    from (${overdueByCustomer(today)}) d`.execute(db)
  return rows[0]!
}

async function findNextDue(db: Db, today: Day): Promise<Figures['nextDue']> {
  const { rows } = await sql<NonNullable<Figures['nextDue']>>`
    select p.due_on as day, count(*)::int as documents,
      sum(least(p.to_pay_cents, -b.cents - coalesce(w.cents, 0)))::bigint as cents
    from ledger_balances b left join (${onTheWay}) w on w.customer_id = b.customer_id
      join papers p on p.customer_id = b.customer_id
    where b.account = 'account' and -b.cents - coalesce(w.cents, 0) > 0 and p.to_pay_cents > 0
      and p.due_on >= ${today}::date
    group by 1 order by 1 limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Of the parts promised for the days since then. The bank says on the next day what was paid, so a
 * part of yesterday is not judged yet; one that was given up before its day never is.
 */
async function countPromises(db: Db, since: Day, today: Day) {
  const { rows } = await sql<Pick<Figures, 'promisesDue' | 'promisesMet'>>`
    select count(*)::int as promises_due, count(*) filter (where q.owed_cents <= (
      select coalesce(sum(e.cents), 0)
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.customer_id = q.customer_id and t.code = 'topup' and e.account = 'account'
        and t.posted_at >= q.made_at and t.posted_on <= q.due_on + 1))::int as promises_met
    from (select p.customer_id, p.due_on, p.made_at, p.ended_at, sum(p.cents) over (
        partition by p.customer_id, p.made_at order by p.due_on, p.id) as owed_cents
      from promises p) q
    where q.due_on >= ${since}::date and q.due_on + 1 < ${today}::date
      and (q.ended_at is null or (q.ended_at at time zone 'Europe/Riga')::date > q.due_on)`.execute(
    db,
  )
  return rows[0]!
}

/** Of documents that were paid late since then; what was written off was not paid. */
async function findDaysLate(db: Db, since: Day): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_disc(0.5) within group (order by o.cleared_on - o.overdue_since + 1) as days
    from overdue_papers o
    where o.cleared_on >= ${since}::date and not exists (
      select from ledger_transactions t where t.customer_id = o.customer_id
        and t.cause_kind = 'write_off' and t.posted_on between o.overdue_since and o.cleared_on)
    `.execute(db)
  return rows[0]!.days
}

/** What those paid since then who were late on that day, by how far the debt had come by then. */
async function sumPaid(db: Db, since: Day, steps: DebtSteps): Promise<Figures['paid']> {
  const { rows } = await sql<Figures['paid'][number]>`
    select ${stageSql(sql`p.days`, steps)} as stage,
      sum(greatest(-p.late, least(p.late, p.cents)))::bigint as cents
    from (
      select e.cents, t.posted_on - min(o.overdue_since) + 1 as days,
        sum(d.to_pay_cents)::bigint as late
      from overdue_papers o
        join papers d on d.id = o.paper_id
        join ledger_transactions t on t.customer_id = o.customer_id and t.code = 'topup'
          and t.posted_on >= o.overdue_since
          and (o.cleared_on is null or o.cleared_on >= t.posted_on)
        join ledger_entries e on e.transaction_id = t.id and e.account = 'account'
      where t.posted_on >= ${since}::date
        and (o.cleared_on is null or o.cleared_on >= ${since}::date)
      group by t.id, t.posted_on, e.cents) p
    group by 1 order by min(p.days)`.execute(db)
  return rows
}
