import { sql } from 'kysely'
import type { Db } from '../../server/platform/database/connect.ts'

export const tokenOfMany = 'bench-token-of-the-customer-with-many-orders'

/** One customer with many orders among two thousand with one each. */
export async function fillOrders(db: Db, orders: number): Promise<void> {
  await sql`
    with made as (
      insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
      select 'customer', 'Anna ' || n, 'anna' || n || '@bench.example', '+37120000000', now(), now(), now()
      from generate_series(1, 2000) n returning id),
    housed as (
      insert into addresses (customer_id, region_id, street, house_no, is_legal)
      select id, (select min(id) from regions), 'Brīvības iela', '1', true from made returning customer_id, id),
    known as (
      insert into sessions (customer_id, token_hash, kind)
      select min(id), sha256(${tokenOfMany}::bytea), 'login' from made)
    insert into orders (customer_id, status, delivery_kind, address_id, address_text, payment_method, delivery_on,
      placed_at, locked_at, delivered_at, prepaid_cents, water_goods_cents, other_goods_cents, services_cents, discount_cents, savings_cents, bonus_cents,
      lent_deposit_cents, state_deposit_cents, deposit_cents, deposit_to_refund_cents, delivery_cents, total_cents,
      total_with_deposit_cents)
    select customer_id, 'delivered', 'courier', id, 'Brīvības iela 1, Rīga', 'account', current_date - n, now(), now(), now(), 2500, 0, 2500,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 2500
    from housed, generate_series(1, case when customer_id = (select min(id) from made) then ${orders}::int else 1 end) n`.execute(
    db,
  )
  await sql`
    insert into order_items (customer_id, order_id, good_id, ordered, list_price_cents, price_before_promo_cents,
      unit_price_cents, line_cents, kind, bottle_kind, name_lv, name_en)
    select o.customer_id, o.id, g.id, 1, 500, 500, 500, 500, g.kind, g.bottle_kind, g.name_lv, g.name_en from orders o
    cross join lateral (select * from goods where kind = 'good' order by md5(id::text || o.id) limit 5) g`.execute(
    db,
  )
}
