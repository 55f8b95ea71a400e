import { sql } from 'kysely'
import type { Unpaid } from '../../domain/payments/unpaid.ts'
import type { Db } from '../platform/database/connect.ts'

export async function readUnpaid(db: Db, customerId: number): Promise<Unpaid> {
  const { rows } = await sql<Unpaid>`
    select
      count(*) filter (where status = 'waitsForPayment')::int as orders,
      coalesce(sum(awaited_cents) filter (where status = 'waitsForPayment'), 0)::int
        as "orderCents",
      (${openPayments(customerId)}) as payments,
      coalesce(bool_or(status = 'delivered'), false) or exists (
        select from payments where customer_id = ${customerId} and paid_at is not null
      ) as "isKnown"
    from orders where customer_id = ${customerId}`.execute(db)
  return rows[0]!
}

/** Payments that are still asked after. */
const openPayments = (customerId: number) => sql<number>`
  select count(*)::int from payments
  where customer_id = ${customerId} and paid_at is null and next_check_at is not null`

/** Locks the customer, so that top-ups of one moment are counted one after another. */
export async function lockOpenPayments(tx: Db, customerId: number): Promise<number> {
  await sql`select from customers where id = ${customerId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`${openPayments(customerId)}`.execute(tx)
  return rows[0]!.count
}
