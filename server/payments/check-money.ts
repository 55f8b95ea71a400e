import { sql } from 'kysely'
import { formatEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { checkBank } from '../bank/check-bank.ts'
import { checkCash } from '../ledger/check-cash.ts'
import { checkLedger, type LedgerProblem } from '../ledger/check-ledger.ts'
import type { Db } from '../platform/database/connect.ts'

export const findMoneyProblems = async (db: Db): Promise<LedgerProblem[]> => [
  ...(await checkLedger(db)),
  ...(await checkCash(db)),
  ...(await checkPayments(db)),
  ...(await checkBank(db)),
]

/** A problem as an operator reads it. */
export const moneyProblemLine = (problem: LedgerProblem): string => {
  const [expected, found] = [problem.expectedCents, problem.foundCents].map((cents) =>
    formatEuros(cents, 'en'),
  )
  return `${problem.subject}: ${problem.rule}, expected ${expected}, found ${found}`
}

/** Checks ledger and payments; problems raise the alarm through the metrics of every process. */
export async function checkMoney({
  db,
  log,
}: Pick<AppWithDb, 'db' | 'log'>): Promise<LedgerProblem[]> {
  const problems = await findMoneyProblems(db)
  await db.insertInto('moneyChecks').values({ problems: problems.length }).execute()
  for (const problem of problems) log.error({ problem }, 'the ledger does not agree')
  return problems
}

/** Of a payment that the bank took back only what had gone back to the payer before. */
const stillPaid = sql`case when p.paid_at is null then 0
  when p.status = 'VOIDED' then p.refunded_cents else p.amount_cents end`

const paidIsPosted = sql<LedgerProblem>`
  select 'what a bank paid is in the ledger once' as rule, 'payment ' || p.id as subject,
    ${stillPaid} as expected_cents, coalesce(l.cents, 0) as found_cents
  from payments p left join (
    select t.cause_id, -sum(e.cents)::bigint as cents
    from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider'
    where t.cause_kind = 'payment' group by 1
  ) l on l.cause_id = p.id
  where coalesce(l.cents, 0) <> ${stillPaid}`

const refundsArePosted = sql<LedgerProblem>`
  select 'what was refunded is in the ledger once' as rule, 'refund ' || r.id as subject,
    case when r.status in ('rejected', 'canceled') then 0 else r.amount_cents end as expected_cents,
    coalesce(l.cents, 0) as found_cents
  from provider_refunds r left join (
    select t.cause_id, sum(e.cents)::bigint as cents
    from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider'
    where t.cause_kind = 'provider_refund' group by 1
  ) l on l.cause_id = r.id
  where coalesce(l.cents, 0)
    <> case when r.status in ('rejected', 'canceled') then 0 else r.amount_cents end`

const refundsAreCounted = sql<LedgerProblem>`
  select 'a payment counts its refunds' as rule, 'payment ' || p.id as subject,
    coalesce(r.cents, 0) as expected_cents, p.refunded_cents as found_cents
  from payments p left join (
    select payment_id, sum(amount_cents)::bigint as cents from provider_refunds
      where status not in ('rejected', 'canceled') group by 1
  ) r on r.payment_id = p.id
  where coalesce(r.cents, 0) <> p.refunded_cents`

/** Compares the ledger with the provider's payments and refunds. */
async function checkPayments(db: Db): Promise<LedgerProblem[]> {
  const results = [
    await paidIsPosted.execute(db),
    await refundsArePosted.execute(db),
    await refundsAreCounted.execute(db),
  ]
  return results.flatMap(({ rows }) => rows)
}
