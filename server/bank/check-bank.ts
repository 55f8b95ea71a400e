import { sql } from 'kysely'
import type { LedgerProblem } from '../ledger/check-ledger.ts'
import type { Db } from '../platform/database/connect.ts'

const matchesArePosted = sql<LedgerProblem>`
  select 'a line of the bank is in the ledger once' as rule, 'match ' || m.id as subject,
    m.expected as expected_cents, coalesce(l.cents, 0) as found_cents
  from (select m.id, case when u.id is null and m.target not in ('transfer', 'cash', 'split')
        then m.cents else 0 end as expected
      from bank_matches m left join bank_matches u on u.undoes = m.id where m.undoes is null) m
    left join (
      select t.cause_id, -sum(e.cents)::bigint as cents
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'bank'
      where t.cause_kind = 'bank_line' group by 1) l on l.cause_id = m.id
  where coalesce(l.cents, 0) <> m.expected`

const oneMatchALine = sql<LedgerProblem>`
  select 'a line of the bank has one match' as rule, 'line ' || l.line_id as subject,
    1::bigint as expected_cents, l.matches as found_cents
  from (select m.line_id, count(*) as matches from bank_matches m
      left join bank_matches u on u.undoes = m.id
      where m.undoes is null and m.part_of is null and u.id is null group by 1) l
    left join bank_line_states s on s.line_id = l.line_id
  where l.matches > 1 or s.match_id is null`

const matchIsTheLine = sql<LedgerProblem>`
  select 'a match has the sum of its line' as rule, 'line ' || l.id as subject,
    l.cents as expected_cents, m.cents as found_cents
  from bank_line_states s join bank_lines l on l.id = s.line_id
    join bank_matches m on m.id = s.match_id
  where l.cents <> m.cents`

const partsAreTheWhole = sql<LedgerProblem>`
  select 'the parts of a line come to its sum' as rule, 'match ' || m.id as subject,
    m.cents as expected_cents, coalesce(sum(p.cents), 0)::bigint as found_cents
  from bank_matches m left join bank_matches p on p.part_of = m.id
  where m.target = 'split' and m.undoes is null
  group by m.id having m.cents <> coalesce(sum(p.cents), 0)`

const cashIsBrought = sql<LedgerProblem>`
  select 'cash in the bank is what its line says' as rule, 'match ' || m.id as subject,
    m.cents as expected_cents, c.cents as found_cents
  from bank_matches m join cash_moves c on c.id = m.cash_move_id
  where m.undoes is null and (c.cents <> m.cents or c.to_place <> 'bank')`

/**
 * The bank account of the books is the bank's own, but for lines that nobody has named, transfers
 * that it has not reported and cash that it has not.
 */
const bankIsTheBanks = sql<LedgerProblem>`
  with sums as (select
    (select coalesce(-sum(cents), 0) from ledger_entries where account = 'bank') as books,
    (select coalesce(sum(l.cents), 0) from bank_lines l
      join bank_line_states s on s.line_id = l.id where s.match_id is not null) as named,
    (select coalesce(-sum(e.cents), 0) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'bank'
      where t.cause_kind = 'deposit_refund' and not exists (select from bank_matches m
        join bank_line_states s on s.match_id = m.id
        where m.refund_id = t.cause_id and m.target = 'transfer')) as not_reported,
    (select coalesce(-sum(e.cents), 0) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'bank'
      where t.cause_kind = 'cash_move' and not exists (select from bank_matches m
        join bank_line_states s on s.match_id = m.id where m.cash_move_id = t.cause_id)) as by_hand)
  select 'the books have the bank''s own balance' as rule, 'bank' as subject,
    (named + not_reported + by_hand)::bigint as expected_cents, books::bigint as found_cents
  from sums where books <> named + not_reported + by_hand`

/** Checks that each line of the bank is in the books once, and that both balances agree. */
export async function checkBank(db: Db): Promise<LedgerProblem[]> {
  const answers = [
    await matchesArePosted.execute(db),
    await oneMatchALine.execute(db),
    await matchIsTheLine.execute(db),
    await partsAreTheWhole.execute(db),
    await cashIsBrought.execute(db),
    await bankIsTheBanks.execute(db),
  ]
  return answers.flatMap(({ rows }) => rows)
}
