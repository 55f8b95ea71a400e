import { type RawBuilder, sql } from 'kysely'
import type { ListRequest } from '../../contract/shared/list.ts'
import type { debtCalls } from '../../contract/office/debts.ts'
import type { Answer } from '../../contract/shared/call.ts'
import type { Day } from '../../domain/calendar.ts'
import { debtFields, type DebtStage } from '../../domain/debts/debt-fields.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { AppWithDb } from '../app-context.ts'
import { uncoveredDeposits } from '../bottles/held-bottles.ts'
import { documentNumberSql } from '../documents/number-sql.ts'
import { readList } from '../platform/database/read-list.ts'
import { customerStopSql, isDisputedSql } from './stopped-clock.ts'

/** As the list has it; what the deposit covers is computed by its rule. */
type Debtor = Omit<Answer<(typeof debtCalls)['listDebts']>['rows'][number], 'uncoveredCents'>

/**
 * Documents past their day. Since they were last looked at, money may have come: it has paid the
 * oldest, so what is left of the debt belongs to the newest.
 */
const overdue = (today: Day) => sql`
  select o.customer_id, o.paper_id, o.reminded_on, ${isDisputedSql(sql`o.paper_id`)} as is_disputed,
    ${today}::date - o.overdue_since + 1 as days,
    ${documentNumberSql('p')} as number,
    least(o.open_cents, greatest(0, -b.cents - coalesce(sum(o.open_cents) over (
      partition by o.customer_id order by p.due_on desc, p.id desc
      rows between unbounded preceding and 1 preceding), 0))) as cents
  from overdue_papers o
    join papers p on p.id = o.paper_id
    join ledger_balances b on b.customer_id = o.customer_id and b.account = 'account'
  where o.cleared_on is null`

const between = (from: number, to: number) =>
  sql`coalesce(sum(cents) filter (where days between ${from}::int and ${to}::int), 0)::bigint`

/** What each customer owes past its day, in all and by age. */
export const overdueByCustomer = (today: Day) => sql`
  select customer_id, sum(cents)::bigint as overdue, max(days) as days,
    max(reminded_on) as reminded_on, bool_and(is_disputed) as is_disputed,
    ${between(0, 14)} as to14, ${between(15, 30)} as to30, ${between(31, 60)} as to60,
    ${between(61, 1_000_000)} as older,
    jsonb_agg(jsonb_build_object('id', paper_id, 'number', number, 'cents', cents,
      'isDisputed', is_disputed) order by days desc, paper_id) as documents
  from (${overdue(today)}) o where cents > 0 group by customer_id`

export type DebtSteps = Pick<ShopSettings, 'debtCallDays' | 'debtHoldDays' | 'debtLetterDays'>

type Stages = DebtSteps & Pick<ShopSettings, 'smallDebtCents'>

/** How far a debt has come that is as many days past its day. */
export const stageSql = (days: RawBuilder<unknown>, steps: DebtSteps) => sql<DebtStage>`
  case when ${days} >= ${steps.debtLetterDays}::int then 'letter'
    when ${days} >= ${steps.debtHoldDays}::int then 'hold'
    when ${days} >= ${steps.debtCallDays}::int then 'call' else 'reminded' end`

/** What would stop it when its day closes; a debtor's account cannot pay it then. */
const nextDelivery = (today: Day) => sql`
  select o.delivery_on, case
      when o.held_at is not null then 'held'
      when o.status = 'waitingForDelivery' then 'none'
      when o.autoship_id is not null and o.confirmed_at is null then 'not_confirmed'
      when o.awaited_cents > 0 then 'not_paid' else 'none' end as stop
  from orders o
  where o.customer_id = d.customer_id and o.delivery_on >= ${today}::date
    and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
  order by o.delivery_on, o.id limit 1`

const withFacts = (today: Day, stages: Stages) => sql`
  select d.customer_id as id, c.name, c.phone, d.overdue, d.to14, d.to30, d.to60, d.older, d.days,
    d.documents,
    greatest(d.reminded_on, (select max((k.answered_at at time zone 'Europe/Riga')::date)
      from calls k where k.customer_id = d.customer_id)) as contacted_on,
    (select -b.cents from ledger_balances b where b.customer_id = d.customer_id
      and b.account = 'account') as owed,
    n.delivery_on as next_delivery, coalesce(n.stop, 'none') as delivery_stop,
    (select coalesce(sum(h.held), 0)::int from bottle_balances h
      where h.customer_id = d.customer_id and h.held > 0) as bottles,
    (select min(p.due_on) from promises p where p.customer_id = d.customer_id
      and p.ended_at is null and p.due_on >= ${today}::date) as promised_on,
    case when exists (select from holds h where h.customer_id = d.customer_id
      and h.ended_at is null) then 'yes' else 'no' end as on_hold,
    ${stageSql(sql`d.days`, stages)} as stage,
    coalesce(case when d.is_disputed then 'dispute' end,
      ${customerStopSql(sql`d.customer_id`, today)},
      case when d.overdue < ${stages.smallDebtCents} then 'small' end, 'none') as stop
  from (${overdueByCustomer(today)}) d join customers c on c.id = d.customer_id
    left join lateral (${nextDelivery(today)}) n on true`

/** Customers with what is past its day; a delivery of the next days makes a debt weigh more. */
export const debtsSource = (today: Day, stages: Stages) => sql<Debtor>`
  select f.*, f.next_delivery as "nextDelivery", f.on_hold as "onHold",
    f.delivery_stop as "deliveryStop",
    (f.overdue * 30 / (1 + least(29, coalesce(f.next_delivery - ${today}::date, 29))))::bigint
      as weight
  from (${withFacts(today, stages)}) f`

/** One page of the list of debtors, with what the deposit does not cover of their bottles. */
export async function readDebts(
  { db, clock, settings }: Pick<AppWithDb, 'db' | 'clock' | 'settings'>,
  query: ListRequest,
) {
  const rules = await settings()
  const page = await readList(db, debtFields, debtsSource(clock.today(), rules), query)
  const ids = page.rows.map(({ id }) => id)
  const uncovered = await uncoveredDeposits(db, ids, rules.depositSteps)
  const rows = page.rows.map((row) => ({ ...row, uncoveredCents: uncovered.get(row.id) ?? 0 }))
  return { ...page, rows }
}
