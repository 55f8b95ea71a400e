import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../../server/platform/database/connect.ts'

/**
 * Delivered orders of one to four lines, paid to the courier, of the last two years. They have no papers and no ledger: they are there to be
 * looked through. One customer in a thousand gets two hundred of them.
 */
export async function addOrders(tx: Db, from: number, to: number, today: Day): Promise<void> {
  await chooseOrders(tx, from, to, today)
  await chooseItems(tx)
  await insertOrders(tx)
  await insertItems(tx)
  await insertDeliveries(tx)
}

/** Who ordered on which day, in `more_orders`. */
async function chooseOrders(tx: Db, from: number, to: number, today: Day): Promise<void> {
  await sql`
    create temporary table more_orders on commit drop as
    with people as (
      select row_number() over (order by c.id) - 1 as place, c.id as customer_id, a.id as address_id
      from customers c join addresses a on a.customer_id = c.id where c.email like 'klients-%'),
    picked as (
      select n, case when n % 25 = 0 then n / 25 % 200 * 1000 else n::bigint * 7919 end % (select count(*) from people)
        as place from generate_series(${from}::int, ${to - 1}::int) as n)
    select nextval('order_numbers') as id, n, customer_id, address_id,
      ${today}::date - (1 + n % 730)::int as day
    from picked join people using (place)`.execute(tx)
}

/** Their lines, in `more_items`. */
async function chooseItems(tx: Db): Promise<void> {
  await sql`
    create temporary table more_items on commit drop as
    with shelf as (
      select row_number() over (order by id) - 1 as place, id from goods where kind = 'good' and bottle_kind = 'none'),
    picked as (
      select o.id as order_id, o.customer_id, 1 + (o.n + k) % 4 as ordered,
        (o.n::bigint * 104729 + k * 15485863) % (select count(*) from shelf) as place
      from more_orders o cross join lateral generate_series(0, o.n % 4) as k)
    select distinct on (p.order_id, g.id) p.order_id, p.customer_id, g.id as good_id, p.ordered,
      g.base_price_cents as price, g.vat_class, g.kind, g.bottle_kind, g.name_lv, g.name_en
    from picked p join shelf using (place) join goods g on g.id = shelf.id`.execute(tx)
}

async function insertOrders(tx: Db): Promise<void> {
  await sql`
    insert into orders (id, customer_id, status, delivery_kind, address_id, address_text, delivery_on, payment_method,
      created_at, updated_at, placed_at, confirmed_at, locked_at, delivered_at, water_goods_cents, other_goods_cents,
      services_cents, discount_cents, savings_cents, bonus_cents, lent_deposit_cents, state_deposit_cents, deposit_cents,
      deposit_to_refund_cents, delivery_cents, total_cents, total_with_deposit_cents, cash_due_cents)
    select o.id, o.customer_id, 'delivered', 'courier', o.address_id, 'Brīvības iela', o.day, 'cash', o.day - 2, o.day, o.day - 2, o.day - 2,
      o.day - 1, o.day, 0, i.sum, 0, 0, 0, 0, 0, 0, 0, 0, 0, i.sum, i.sum, i.sum
    from more_orders o
    join (select order_id, sum(ordered * price) as sum from more_items group by order_id) i on i.order_id = o.id`.execute(
    tx,
  )
}

async function insertItems(tx: Db): Promise<void> {
  await sql`
    insert into order_items (customer_id, order_id, good_id, ordered, list_price_cents, price_before_promo_cents,
      unit_price_cents, line_cents, vat_class, kind, bottle_kind, name_lv, name_en)
    select customer_id, order_id, good_id, ordered, price, price, price, ordered * price, vat_class, kind, bottle_kind,
      name_lv, name_en from more_items`.execute(tx)
}

async function insertDeliveries(tx: Db): Promise<void> {
  await sql`
    insert into deliveries (customer_id, order_id, attempt, outcome, day, cash_cents, happened_at)
    select customer_id, id, 1, 'delivered', delivery_on, total_cents, delivered_at from orders
    where id in (select id from more_orders)`.execute(tx)
}
