import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'

/** Parts of promises that are not paid, with what all parts up to them come to. */
export const unpaidPromisesSql = sql`
  select q.id, q.customer_id, q.due_on, q.owed_cents from (
    select p.id, p.customer_id, p.due_on, p.made_at, sum(p.cents) over (
      partition by p.customer_id order by p.due_on, p.id) as owed_cents
    from promises p where p.ended_at is null) q
  where q.owed_cents > (
    select coalesce(sum(e.cents), 0)
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.customer_id = q.customer_id and t.code = 'topup' and e.account = 'account'
      and t.posted_at >= q.made_at)`

/** Those of them that are past their day. */
export const brokenPromisesSql = (today: Day) => sql`
  select u.customer_id, u.due_on, u.owed_cents from (${unpaidPromisesSql}) u
  where u.due_on < ${today}::date`

/**
 * What stops the clock of a customer's debts: a promise that runs, or money in the bank that may be
 * the customer's. A promise with a broken part stops nothing.
 */
export const customerStopSql = (customerId: RawBuilder<unknown>, today: Day) => sql`
  case when exists (select from promises p where p.customer_id = ${customerId}
      and p.ended_at is null and p.due_on >= ${today}::date)
    and not exists (select from (${brokenPromisesSql(today)}) b
      where b.customer_id = ${customerId}) then 'promise'
  when exists (select from bank_line_states s where s.match_id is null
    and s.proposals @> jsonb_build_array(jsonb_build_object('customerId', ${customerId})))
    then 'in_bank' end`

export const isDisputedSql = (paperId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from debt_disputes d where d.paper_id = ${paperId} and d.ended_at is null)`
