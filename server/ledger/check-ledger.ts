import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

/** A broken rule of the ledger, with the two sums that should be equal. */
export type LedgerProblem = {
  rule: string
  subject: string
  expectedCents: Cents
  foundCents: Cents
}

const unbalancedTransactions = sql<LedgerProblem>`
  select 'a transaction sums to zero' as rule, 'transaction ' || transaction_id as subject,
    0::bigint as expected_cents, sum(cents)::bigint as found_cents
  from ledger_entries group by transaction_id having sum(cents) <> 0`

const wrongBalances = sql<LedgerProblem>`
  select 'a balance is the sum of its entries' as rule,
    coalesce(b.account, e.account) || ' of customer '
      || coalesce(b.customer_id, e.customer_id) as subject,
    coalesce(e.cents, 0) as expected_cents, coalesce(b.cents, 0) as found_cents
  from ledger_balances b full join (
    select customer_id, account, sum(cents)::bigint as cents from ledger_entries
      where account in ('account', 'bonus', 'deposit') group by 1, 2
  ) e on e.customer_id = b.customer_id and e.account = b.account
  where coalesce(e.cents, 0) <> coalesce(b.cents, 0)`

const emptyTransactions = sql<LedgerProblem>`
  select 'a transaction has entries' as rule, 'transaction ' || id as subject,
    0::bigint as expected_cents, 0::bigint as found_cents
  from ledger_transactions t
  where not exists (select from ledger_entries e where e.transaction_id = t.id)`

/** Checks that balances and transactions agree with the entries. */
export async function checkLedger(db: Db): Promise<LedgerProblem[]> {
  const answers = [
    await unbalancedTransactions.execute(db),
    await wrongBalances.execute(db),
    await emptyTransactions.execute(db),
  ]
  return answers.flatMap(({ rows }) => rows)
}
