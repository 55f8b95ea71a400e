import { sql } from 'kysely'

/** What a customer `c` has to settle before the record may end, in a deletion or a merge. */
export const stillOpen = {
  orders: sql`(exists (select from orders where customer_id = c.id
      and status in ('waitsForPayment', 'processing', 'waitingForDelivery'))
    or exists (select from autoships
      where customer_id = c.id and is_active and removed_at is null))`,
  payments: sql`(exists (select from payments where customer_id = c.id
      and (status is null or status in ('PENDING', 'AUTHORIZED')))
    or exists (select from provider_refunds where customer_id = c.id
      and status in ('requested', 'pending', 'processing')))`,
  refundsAndDebts: sql`(exists (select from deposit_refunds
      where customer_id = c.id and state = 'requested')
    or exists (select from overdue_papers where customer_id = c.id and cleared_on is null))`,
  rentals: sql`exists (select from rentals where customer_id = c.id and ended_on is null)`,
}
