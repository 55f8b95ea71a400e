import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openHouse } from '../../server/open-house.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { ask } from '../support/ask.ts'
import { measuredHead, measuredRow } from './measured-row.ts'

/**
 * `node tests/bench/place-orders.ts [carts]`: carts of as many customers are read, added to and ordered, sixteen at a time. Beside the
 * wall clock it tells the processor time of Node and of PostgreSQL for each answer, which a busy machine does not change.
 */
const carts = Number(process.argv[2] ?? 1_000)
const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' })
const house = await openHouse(config, 'web')
try {
  await seedShop(house.db, { today: house.clock.today() })
  const filled = await fillCarts(house.db, carts)
  const { owner, stop } = await openEmbeddedDatabase({ dataDir, log: house.log })
  await ask(owner, 'analyze')
  await stop()
  const app = await buildApp(house)
  console.log(`load average at the start ${loadavg()[0]!.toFixed(1)}`)
  console.log(measuredHead)
  const each = (name: string, request: (cart: Filled) => { method: 'GET' | 'POST'; url: string; payload?: object }) =>
    measuredRow(house.db, { name, count: carts }, async (index) => {
      const cart = filled[index]!
      const headers = { authorization: `Bearer ${cart.token}` }
      const answer = await app.inject({ ...request(cart), headers })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    })
  await each('(warming up)', () => ({ method: 'GET', url: '/api/cart/active' }))
  await each('cart of 5 lines, read', () => ({ method: 'GET', url: '/api/cart/active' }))
  await each('another good, added', ({ cartId, otherGoodId }) => ({
    method: 'POST',
    url: `/api/cart/${cartId}/cartitem`,
    payload: { good_id: otherGoodId, order: 1 },
  }))
  await each('order of 6 lines, placed', ({ cartId }) => ({ method: 'POST', url: `/api/cart/${cartId}/processcart` }))
  await each('order list of a customer, read', () => ({ method: 'GET', url: '/api/order' }))
  await app.close()
} finally {
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
}

type Filled = { cartId: number; token: string; otherGoodId: number }

/** Customers with an address, a token and a cart of five goods each, set-based. */
async function fillCarts(db: Db, count: number): Promise<Filled[]> {
  await sql`
    with made as (
      insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
      select 1, 'Anna ' || n, 'anna' || n || '@bench.example', '+37120000000', now(), now(), now()
      from generate_series(1, ${count}::int) n returning id),
    housed as (
      insert into addresses (customer_id, region_id, street, house_no, is_legal)
      select made.id, (select r.id from regions r join zones z on z.id = r.zone_id where z.our_courier
        and z.frequency_weeks = 1 and cardinality(z.weekdays) = 6 order by r.id limit 1), 'Brīvības iela', '1', true
      from made returning customer_id, id),
    known as (
      insert into sessions (customer_id, token_hash, kind)
      select id, sha256(('bench-token-of-customer-' || id)::bytea), 'login' from made)
    insert into orders (customer_id, status, delivery_type, address_id, payment_method)
    select customer_id, 1, 1, id, 3 from housed`.execute(db)
  const light = sql`kind = 'good' and bottle_kind = 3 and withdrawn_at is null and base_price_cents < 1500`
  await sql`
    insert into order_items (customer_id, order_id, good_id, ordered)
    select o.customer_id, o.id, g.id, 2 from orders o
    cross join lateral (select id from goods where ${light} order by md5(id::text || o.id) limit 5) g`.execute(db)
  await sql`
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id)
    select id, 1000000, 'receipt', 'import', 999999 from goods where is_counted`.execute(db)
  const { rows } = await sql<Filled>`
    select o.id as cart_id, 'bench-token-of-customer-' || o.customer_id as token, (
      select id from goods g where ${light} and not exists (
        select from order_items i where i.order_id = o.id and i.good_id = g.id) limit 1) as other_good_id
    from orders o order by o.id`.execute(db)
  return rows
}
