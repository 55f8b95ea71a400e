import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { LedgerProblem } from './check-ledger.ts'

const movesArePosted = sql<LedgerProblem>`
  with moved as (
    select id, to_place as place, cents from cash_moves
    union all select id, from_place, -cents from cash_moves),
  places (place, account) as (values ('shift', 'cash'), ('desk', 'cash'), ('safe', 'safe'),
    ('bank_transit', 'cash_transit'), ('bank', 'bank'), ('expense', 'expense'),
    ('difference', 'cash_difference')),
  by_moves as (
    select account, sum(cents)::bigint as cents from moved join places using (place) group by 1),
  by_ledger as (
    select e.account, -sum(e.cents)::bigint as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.cause_kind = 'cash_move' group by 1)
  select 'cash that changed hands is in the ledger' as rule,
    coalesce(m.account, l.account) as subject, coalesce(m.cents, 0) as expected_cents,
    coalesce(l.cents, 0) as found_cents
  from by_moves m full join by_ledger l on l.account = m.account
  where coalesce(m.cents, 0) <> coalesce(l.cents, 0)`

const noLessThanNothing = sql<LedgerProblem>`
  select 'a place of cash holds no less than nothing' as rule, place as subject,
    0::bigint as expected_cents, cents as found_cents
  from cash_places where place in ('safe', 'bank_transit') and cents < 0`

const placesAddUp = sql<LedgerProblem>`
  with moved as (
    select to_place as place, to_shift_id as shift_id, cents from cash_moves
    union all select from_place, from_shift_id, -cents from cash_moves
    union all
    select case when r.shift_id is null then 'desk' else 'shift' end, r.shift_id, d.cash_cents
    from deliveries d
      left join stops s on s.id = d.stop_id
      left join runs r on r.id = s.run_id
    where d.cash_cents > 0 and d.outcome <> 'reversed'),
  places as (select place, shift_id, sum(cents)::bigint as cents from moved group by 1, 2)
  select 'a place of cash holds what came and did not leave' as rule,
    concat_ws(' ', p.place, p.shift_id) as subject, p.cents as expected_cents,
    coalesce(c.cents, 0) as found_cents
  from places p
    left join cash_places c on c.place = p.place and c.shift_id is not distinct from p.shift_id
  where p.cents <> coalesce(c.cents, 0)`

const doorsArePosted = sql<LedgerProblem>`
  select 'what was paid at a door is in the ledger' as rule, 'order ' || d.order_id as subject,
    d.cents as expected_cents, coalesce(l.cents, 0) as found_cents
  from (select order_id, sum(cash_cents)::bigint as cents from deliveries
      where stop_id is not null and outcome not in ('reversed', 'visited') group by 1) d
    left join (
      select t.order_id, -sum(e.cents)::bigint as cents
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
      where t.order_id is not null group by 1) l on l.order_id = d.order_id
  where d.cents <> coalesce(l.cents, 0)`

const visitsArePosted = sql<LedgerProblem>`
  select 'what was paid at a door without an order is in the ledger' as rule,
    'visit ' || d.id as subject, d.cash_cents as expected_cents,
    coalesce(l.cents, 0) as found_cents
  from deliveries d
    left join (
      select t.cause_id, -sum(e.cents)::bigint as cents
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
      where t.cause_kind = 'visit' group by 1) l on l.cause_id = d.id
  where d.outcome = 'visited' and d.cash_cents <> coalesce(l.cents, 0)`

/** Checks that every euro of cash has the holder that the ledger knows. */
export async function checkCash(db: Db): Promise<LedgerProblem[]> {
  const answers = [
    await movesArePosted.execute(db),
    await noLessThanNothing.execute(db),
    await placesAddUp.execute(db),
    await doorsArePosted.execute(db),
    await visitsArePosted.execute(db),
  ]
  return answers.flatMap(({ rows }) => rows)
}
