import { sql } from 'kysely'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { CauseKind, TransactionCode } from '../../domain/ledger/entry.ts'
import type { LedgerEvent } from '../../domain/ledger/event-parts.ts'
import type { Cents } from '../../domain/money.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { Db } from '../platform/database/connect.ts'

export type EventRow = {
  /** The last of its transactions. */
  id: number
  causeKind: CauseKind
  causeId: number
  step: string
  orderId: number | null
  note: string | null
  postedAt: Date
  sums: LedgerEvent['sums']
  balanceCents: Cents
  /** The bank or card of a payment, else how the order is paid. */
  method: MethodKey | null
  chargeCents: Cents
  document: { kind: DocumentKind; year: number; number: number; totalCents: Cents } | null
  total: number
}

type EventQuery = {
  customerId: number
  code: TransactionCode | undefined
  page: number
  pageSize: number
}

/**
 * One page, latest first, of the events that moved the customer's money: the transactions of one
 * cause belong together, and the deposit that came back with the bottles to its delivery. What an
 * order cost stands in its delivery even where the money had come before.
 */
export async function eventPage(db: Db, query: EventQuery): Promise<EventRow[]> {
  const { customerId, code, page, pageSize } = query
  const { rows } = await sql<EventRow>`
    with posted as (
      select t.id, t.code, t.cause_kind, t.cause_id, t.order_id, t.note, t.posted_at,
        replace(t.cause_step, 'bottles-back', 'delivered') as step,
        exists (select from ledger_entries e where e.transaction_id = t.id
          and e.account in ('account', 'bonus', 'deposit', 'provider', 'cash')) as moves
      from ledger_transactions t where t.customer_id = ${customerId}),
    events as (
      select max(id) as id, cause_kind, cause_id, step, max(order_id) as order_id,
        max(note) as note, max(posted_at) as posted_at, array_agg(id) as transaction_ids,
        count(*) over ()::int as total
      from posted group by cause_kind, cause_id, step
      having bool_or(moves) and (${code ?? null}::text is null or bool_or(code = ${code ?? null}))
      order by max(id) desc limit ${pageSize} offset ${(page - 1) * pageSize})
    select v.id, v.cause_kind, v.cause_id, v.step, v.order_id, v.note, v.posted_at, v.total,
      (select json_object_agg(account, cents) from (
        select e.account, sum(e.cents)::bigint as cents from ledger_entries e
        where e.transaction_id = any(v.transaction_ids) group by e.account) s) as sums,
      (select coalesce(sum(e.cents), 0)::bigint from ledger_entries e
        where e.customer_id = ${customerId} and e.account = 'account'
          and e.transaction_id <= v.id) as balance_cents,
      coalesce(p.method, o.payment_method) as method,
      coalesce(o.payment_charge_cents, 0) as charge_cents, ${documentJson} as document
    from events v
      left join orders o on o.id = v.order_id
      left join payments p on v.cause_kind = 'payment' and p.id = v.cause_id
    order by v.id desc`.execute(db)
  return rows
}

/** A payment's advance bill, a month's bill, a delivery's invoice. */
const documentJson = sql`
  (select json_build_object('kind', d.kind, 'year', d.year, 'number', d.number,
      'totalCents', d.total_cents)
    from papers d
    where d.customer_id = o.customer_id and d.kind = 'invoice' and d.order_id = v.order_id
        and v.cause_kind = 'order' and (v.step = 'delivered'
          or v.step = 'delivered:' || d.cause_id)
      or d.kind = 'advance_bill' and d.cause_kind = 'payment' and d.cause_id = v.cause_id
        and v.cause_kind = 'payment'
      or d.kind = 'monthly_bill' and d.cause_kind = 'month' and d.customer_id = v.cause_id
        and v.cause_kind = 'bill'
        and d.cause_id = case when v.cause_kind = 'bill' then replace(v.step, '-', '')::int end
    order by d.id limit 1)`

/** The total for a page past the last, which has no row to carry it. */
export async function eventCount(
  db: Db,
  customerId: number,
  code: TransactionCode | undefined,
): Promise<number> {
  const [first] = await eventPage(db, { customerId, code, page: 1, pageSize: 1 })
  return first?.total ?? 0
}
