import { sql } from 'kysely'
import type { CauseKind, TransactionCode } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

export type TransactionRow = {
  id: number
  code: TransactionCode
  causeKind: string
  causeId: number
  orderId: number | null
  note: string | null
  postedAt: Date
  accountCents: Cents
  bonusCents: Cents
  depositCents: Cents
  paidCents: Cents
  balanceCents: Cents
  total: number
}

type TransactionQuery = {
  customerId: number
  code: TransactionCode | undefined
  page: number
  pageSize: number
}

/** One page, latest first, of the transactions that touch the customer's accounts or a payment. */
export async function transactionPage(
  db: Db,
  { customerId, code, page, pageSize }: TransactionQuery,
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with moved as (
      select t.id, t.code, t.cause_kind, t.cause_id, t.order_id, t.note, t.posted_at,
        count(*) over ()::int as total
      from ledger_transactions t
      where t.customer_id = ${customerId}
        and (${code ?? null}::text is null or t.code = ${code ?? null})
        and exists (select from ledger_entries e where e.transaction_id = t.id
          and e.account in ('account', 'bonus', 'deposit', 'provider'))
      order by t.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select moved.*, s.*,
      (select coalesce(sum(e.cents), 0)::bigint from ledger_entries e
        where e.customer_id = ${customerId} and e.account = 'account'
          and e.transaction_id <= moved.id) as balance_cents
    from moved cross join lateral (
      select coalesce(sum(cents) filter (where account = 'account'), 0)::bigint as account_cents,
        coalesce(sum(cents) filter (where account = 'bonus'), 0)::bigint as bonus_cents,
        coalesce(sum(cents) filter (where account = 'deposit'), 0)::bigint as deposit_cents,
        coalesce(-sum(cents) filter (where account = 'provider'), 0)::bigint as paid_cents
      from ledger_entries e where e.transaction_id = moved.id
    ) s order by moved.id desc`.execute(db)
  return rows
}

/** The total for a page past the last, which has no row to carry it. */
export async function transactionCount(
  db: Db,
  customerId: number,
  code: TransactionCode | undefined,
): Promise<number> {
  const [first] = await transactionPage(db, { customerId, code, page: 1, pageSize: 1 })
  return first?.total ?? 0
}

/** The cause of a customer's own transaction. */
export async function findTransactionCause(db: Db, customerId: number, transactionId: number) {
  const row = await db
    .selectFrom('ledgerTransactions')
    .select(['causeKind', 'causeId', 'causeStep', 'orderId'])
    .where('customerId', '=', customerId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  return (
    row && {
      kind: row.causeKind as CauseKind,
      id: row.causeId,
      step: row.causeStep,
      orderId: row.orderId,
    }
  )
}
