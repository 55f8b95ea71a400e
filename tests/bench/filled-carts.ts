import { sql } from 'kysely'
import { addGoods } from '../../db/seed/large/add-goods.ts'
import type { Day } from '../../domain/calendar.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import type { Db } from '../../server/platform/database/connect.ts'

export type Filled = { cartId: number; token: string; otherGoodId: number }

/** Goods as in the large seed, because hundreds of orders a second vary in their goods. */
const moreGoods = 20_000

/** Light enough for any way of delivery and cheap enough for cash. */
const light = sql`kind = 'good' and bottle_kind = 'none' and withdrawn_at is null and base_price_cents < 1500 and is_counted`

/** Asked once in a statement: a list of 100,000 goods is not carried along with every row. */
const lightGoods = (order: 'asc' | 'desc') =>
  sql`select array_agg(id order by id ${sql.raw(order)}) from goods where ${light}`
const lightCount = sql`(select count(*) from goods where ${light})::int`

async function hasMoreGoods(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goods`.execute(
    db,
  )
  return rows[0]!.count >= moreGoods
}

/** As many pieces of every counted good as no measurement sells. */
export const addStock = (db: Db) =>
  sql`
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id)
    select id, 1000000, 'receipt', 'import', 9999999 from goods where is_counted`.execute(db)

/** Customers with an address and a token each. */
export async function addCustomers(db: Db, today: Day, count: number): Promise<void> {
  if (!(await hasMoreGoods(db))) await inTransaction(db, (tx) => addGoods(tx, 0, moreGoods, today))
  await sql`
    with made as (
      insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
      select 'customer', 'Anna ' || n, 'anna' || n || '@bench.example', '+37120000000', now(), now(), now()
      from generate_series(1, ${count}::int) n returning id),
    housed as (
      insert into addresses (customer_id, region_id, street, house_no, is_legal)
      select made.id, (select r.id from regions r join zones z on z.id = r.zone_id where z.our_courier
        and z.frequency_weeks = 1 and cardinality(z.weekdays) = 6 order by r.id limit 1), 'Brīvības iela', '1', true
      from made)
    insert into sessions (customer_id, token_hash, kind)
    select id, sha256(('bench-token-of-customer-' || id)::bytea), 'login' from made`.execute(db)
  await addStock(db)
}

const isOfBench = sql`c.email like '%@bench.example'`

/** Customers who have a cart of so many lines each. */
export async function fillCarts(
  db: Db,
  today: Day,
  count: number,
  lines: number,
): Promise<Filled[]> {
  await addCustomers(db, today, count)
  await sql`
    insert into carts (customer_id, delivery_kind, address_id, payment_method)
    select c.id, 'courier', a.id, 'cash' from customers c join addresses a on a.customer_id = c.id
    where ${isOfBench} order by c.id`.execute(db)
  // Line by line, as people fill carts: those of one cart do not lie side by side.
  for (let line = 1; line <= lines; line += 1) await addLine(db, line)
  return findCarts(db)
}

/** The carts of these customers, and a good that is not in them. */
export async function findCarts(db: Db): Promise<Filled[]> {
  const { rows } = await sql<Filled>`
    select o.id as cart_id, 'bench-token-of-customer-' || o.customer_id as token,
      (${lightGoods('desc')})[1 + (o.id * 7919 + 1000003) % ${lightCount}] as other_good_id
    from carts o join customers c on c.id = o.customer_id
    where ${isOfBench} order by o.id`.execute(db)
  return rows
}

/** The same good into each of these carts. */
export async function addHotGood(db: Db, cartIds: readonly number[]): Promise<void> {
  await sql`
    insert into cart_lines (customer_id, cart_id, good_id, ordered)
    select customer_id, id, (select min(id) from goods where ${light}), 1 from carts
    where id = any(${cartIds}::int[]) on conflict do nothing`.execute(db)
}

const addLine = (db: Db, line: number) =>
  sql`
    insert into cart_lines (customer_id, cart_id, good_id, ordered)
    select o.customer_id, o.id,
      (${lightGoods('asc')})[1 + (o.id * 7919 + ${line}::int * 104729) % ${lightCount}], 2
    from carts o
    on conflict do nothing`.execute(db)
