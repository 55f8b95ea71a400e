import { sql } from 'kysely'
import type { Db } from '../../server/platform/database/connect.ts'

/** So many orders of two thousand customers, one good each, a hundred a day. */
export async function fillOrdersOfMany(db: Db, count: number): Promise<void> {
  await sql`
    insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
    select 'customer', 'Anna Ozoliņa ' || n, 'anna' || n || '@bench.example', '+37120000000', now(),
      now(), now()
    from generate_series(1, 2000) n`.execute(db)
  await sql`
    insert into addresses (customer_id, region_id, street, house_no, is_legal)
    select id, (select min(id) from regions where zone_id is not null), 'Brīvības iela', id::text, true
    from customers where email like '%@bench.example'`.execute(db)
  await sql`
    with people as (select array_agg(a.id order by a.id) as ids from addresses a
      join customers c on c.id = a.customer_id where c.email like '%@bench.example')
    insert into orders (customer_id, status, delivery_kind, address_id, address_text, payment_method,
      delivery_on, placed_at, locked_at, delivered_at, prepaid_cents, water_goods_cents,
      other_goods_cents, services_cents, discount_cents, savings_cents, bonus_cents,
      lent_deposit_cents, state_deposit_cents, deposit_cents, deposit_to_refund_cents,
      delivery_cents, total_cents, total_with_deposit_cents)
    select a.customer_id, 'delivered', 'courier', a.id, a.street || ' ' || a.house_no || ', Rīga',
      'account', current_date - n / 100, now(), now(), now(), 2500, 0, 2500, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 2500, 2500
    from people, generate_series(1, ${count}::int) n
      join addresses a on a.id = (select ids[1 + n % cardinality(ids)] from people)`.execute(db)
}
