import { type RawBuilder, sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'

type OfCustomer = { customerId: RawBuilder<unknown>; exceptOrderId: RawBuilder<unknown> }

/**
 * Of the deposit paid beyond what is required, what open orders have been made cheaper by. The
 * order that is being edited or delivered is left out.
 */
export const promisedToOrdersSql = ({ customerId, exceptOrderId }: OfCustomer) => sql<Cents>`
  coalesce((select sum(p.lent_deposit_cents + p.state_deposit_cents - p.deposit_cents)
    from orders p where p.customer_id = ${customerId} and p.id is distinct from ${exceptOrderId}
      and p.status in ('waitsForPayment', 'processing', 'waitingForDelivery')), 0)::bigint`

/** The same with what an open request asks to be paid out. */
export const promisedDepositSql = (of: OfCustomer) => sql<Cents>`(${promisedToOrdersSql(of)}
  + coalesce((select sum(r.amount_cents - r.account_cents) from deposit_refunds r
    where r.customer_id = ${of.customerId} and r.state = 'requested'), 0))::bigint`
