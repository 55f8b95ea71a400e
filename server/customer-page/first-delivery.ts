import { sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import {
  type FirstDeliveryStep,
  firstDeliverySteps,
} from '../../domain/customers/customer-signs.ts'
import type { Tx } from '../platform/database/connect.ts'

type Facts = Record<FirstDeliveryStep | 'is_over' | 'has_order', boolean>

/** What is right and what is missing before the first delivery; null after it or without an order. */
export async function readFirstDelivery(
  tx: Tx,
  customerId: number,
): Promise<CustomerPage['firstDelivery']> {
  const { rows } = await sql<{ facts: Facts }>`
    select json_build_object(
      'is_over', exists (select from deliveries d
        where d.customer_id = c.id and d.outcome = 'delivered'),
      'has_order', o.id is not null,
      'address_matched', p.source is not null and p.source not in ('street', 'none'),
      'zone_known', r.zone_id is not null,
      'phone_known', coalesce(o.phone, a.phone, c.phone) is not null,
      'email_confirmed', c.email_confirmed_at is not null,
      'payment_known', coalesce(o.payment_method is not null and o.awaited_cents = 0, false),
      'deposit_told', exists (select from mail_outbox m
        where m.customer_id = c.id and m.template = 'orders.placed' and m.state = 'sent')) as facts
    from customers c
      left join lateral (select * from orders o where o.customer_id = c.id
        and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
        order by o.delivery_on, o.id limit 1) o on true
      left join addresses a on a.id = o.address_id
      left join address_places p on p.address_id = a.id
      left join regions r on r.id = a.region_id
    where c.id = ${customerId}`.execute(tx)
  const { facts } = rows[0]!
  if (facts.is_over || !facts.has_order) return null
  return firstDeliverySteps.map((step) => ({ step, isDone: facts[step] }))
}
