import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../../server/platform/database/connect.ts'

/**
 * Delivered orders of one to four lines, paid to the courier, of the last two years. They have no papers and no ledger: they are there to be
 * looked through. One customer in a thousand gets two hundred of them.
 */
export async function addOrders(tx: Db, from: number, to: number, today: Day): Promise<void> {
  await sql`
    create temporary table more_orders on commit drop as
    with people as (
      select array_agg(a.customer_id order by a.customer_id) as ids, array_agg(a.id order by a.customer_id) as addresses
      from addresses a join customers c on c.id = a.customer_id where c.email like 'klients-%')
    select nextval(pg_get_serial_sequence('orders', 'id')) as id, n, ids[place] as customer_id,
      addresses[place] as address_id, ${today}::date - (1 + n % 730)::int as day
    from generate_series(${from}::int, ${to - 1}::int) as n, people,
      lateral (select case when n % 25 = 0 then 1 + n / 25 % 200 * 1000 % cardinality(ids)
        else 1 + (n::bigint * 7919) % cardinality(ids) end as place) picked`.execute(tx)
  await sql`
    create temporary table more_items on commit drop as
    with shelf as (select array_agg(id order by id) as ids from goods where kind = 'good' and bottle_kind = 3)
    select distinct on (o.id, g.id) o.id as order_id, o.customer_id, g.id as good_id, 1 + (o.n + k) % 4 as ordered,
      g.base_price_cents as price, g.vat_class, g.kind, g.bottle_kind, g.name_lv, g.name_en
    from more_orders o cross join lateral generate_series(0, o.n % 4) as k cross join shelf
    join goods g on g.id = shelf.ids[1 + (o.n::bigint * 104729 + k * 15485863) % cardinality(shelf.ids)]`.execute(tx)
  await sql`
    insert into orders (id, customer_id, status, delivery_type, address_id, address_text, delivery_on, payment_method,
      created_at, updated_at, placed_at, confirmed_at, locked_at, delivered_at, water_goods_cents, other_goods_cents,
      services_cents, discount_cents, savings_cents, bonus_cents, bail_cents, state_deposit_cents, deposit_cents,
      bail_to_refund_cents, delivery_cents, total_cents, total_with_deposit_cents, cash_due_cents)
    overriding system value
    select o.id, o.customer_id, 5, 1, o.address_id, 'Brīvības iela', o.day, 3, o.day - 2, o.day, o.day - 2, o.day - 2,
      o.day - 1, o.day, 0, i.sum, 0, 0, 0, 0, 0, 0, 0, 0, 0, i.sum, i.sum, i.sum
    from more_orders o
    join (select order_id, sum(ordered * price) as sum from more_items group by order_id) i on i.order_id = o.id`.execute(
    tx,
  )
  await sql`
    insert into order_items (customer_id, order_id, good_id, ordered, list_price_cents, price_before_promo_cents,
      unit_price_cents, line_cents, vat_class, kind, bottle_kind, name_lv, name_en)
    select customer_id, order_id, good_id, ordered, price, price, price, ordered * price, vat_class, kind, bottle_kind,
      name_lv, name_en from more_items`.execute(tx)
}
