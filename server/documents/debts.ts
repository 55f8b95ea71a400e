import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { openSums } from '../../domain/documents/open-sums.ts'
import type { Cents } from '../../domain/money.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Db } from '../platform/database/connect.ts'
import { isReversedSql } from './is-reversed.ts'

export type OpenDocument = { id: number; dueOn: Day; openCents: Cents }

/** The documents that ask a customer for money, the oldest first, with what is still unpaid. */
export async function openDocuments(db: Db, customerId: number): Promise<OpenDocument[]> {
  const debts = await listDebts(db, customerId)
  const open = openSums(debts, await billedDebt(db, customerId))
  return debts.flatMap(({ id, dueOn }, index) =>
    id === null ? [] : [{ id, dueOn, openCents: open[index]! }],
  )
}

/**
 * A customer's debt without the deferred orders that no bill has asked for yet: an order that is
 * placed takes up the credit limit, but it is no debt. A bill that is being made names the orders'
 * sum that it asks for.
 */
export async function billedDebt(
  db: Db,
  customerId: number,
  nowBilledCents: Cents = 0,
): Promise<Cents> {
  const { accountCents } = await balancesOf(db, customerId)
  if (accountCents >= 0) return 0
  const unbilled = (await unbilledCents(db, customerId)) - nowBilledCents
  return Math.max(0, -accountCents - unbilled)
}

/** Of orders on their way what they cost, of delivered ones what their invoices defer. */
async function unbilledCents(db: Db, customerId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(greatest(0, o.prepaid_cents - coalesce(d.account_cents, 0))), 0)::bigint
      as cents
    from orders o left join deliveries d on d.order_id = o.id and d.outcome = 'delivered'
    where o.customer_id = ${customerId} and o.payment_method = 'deferred'
      and (o.status in ('processing', 'waitingForDelivery') or (o.status = 'delivered'
        and not exists (select from papers invoice
          join papers bill on bill.customer_id = invoice.customer_id
            and bill.kind = 'monthly_bill' and bill.cause_kind = 'month'
            and bill.cause_id = to_char(invoice.issued_on, 'YYYYMM')::int
          where invoice.order_id = o.id and invoice.kind = 'invoice'
            and not ${isReversedSql(sql`invoice`)})))`.execute(db)
  return rows[0]!.cents
}

type DebtRow = { id: number | null; dueOn: Day; owedCents: Cents; paidCents: Cents }

/** Documents, and what was taken from the account without one. */
async function listDebts(db: Db, customerId: number): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select id, due_on, to_pay_cents as owed_cents, (
        select coalesce(sum(greatest(0, p.topup_cents - p.refunded_cents)), 0)::bigint
        from payments p
        where p.paper_id = papers.id and p.paid_at is not null and p.status <> 'VOIDED'
      ) + (
        select coalesce(sum(greatest(0, m.cents)), 0)::bigint
        from bank_matches m
          join bank_line_states s on s.line_id = m.line_id
            and s.match_id in (m.id, m.part_of)
        where m.paper_id = papers.id
      ) as paid_cents
    from papers where customer_id = ${customerId} and to_pay_cents > 0
    union all
    select null, t.posted_on, -e.cents, 0
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.customer_id = ${customerId} and e.account = 'account' and e.cents < 0
      and (t.code = 'correction' or (t.cause_kind = 'payment' and t.cause_step = 'voided'))
    order by due_on, id`.execute(db)
  return rows
}
