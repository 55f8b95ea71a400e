import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { addDays, weekdayOf } from '../../domain/calendar.ts'
import { generate } from '../../server/autoship/generation/generate.ts'
import { readConfig } from '../../server/config.ts'
import { openHouse } from '../../server/open-house.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { ask } from '../support/ask.ts'

/**
 * `node tests/bench/generate-autoships.ts [autoships]`: so many of as many customers are due on one day, three lines each, half of
 * them paid later through the ledger. Tells the time, the memory and the processor's share of one.
 */
const count = Number(process.argv[2] ?? 10_000)
const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const house = await openHouse(config, 'command')
try {
  await seedShop(house.db, { today: house.clock.today() })
  await fill(house.db)
  const { owner, stop } = await openEmbeddedDatabase({ dataDir, log: house.log })
  await ask(owner, 'analyze')
  await stop()
  const { db, close } = house.connect('jobs')
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
  const [begun, cpu] = [performance.now(), process.cpuUsage()]
  const before = process.memoryUsage().rss
  const done = await generate({ ...house, db })
  const seconds = (performance.now() - begun) / 1_000
  clearInterval(watch)
  await close()
  const { user, system } = process.cpuUsage(cpu)
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  console.log('| autoships | made | failed | time | each | Node each | memory before, peak | load |')
  console.log('|---|---|---|---|---|---|---|---|')
  console.log(
    `| ${count} | ${done.made} | ${done.failed.length} | ${seconds.toFixed(1)} s | ${((seconds * 1_000) / count).toFixed(2)} ms |` +
      ` ${((user + system) / 1_000 / count).toFixed(2)} ms | ${megabytes(before)}, ${megabytes(peak)} | ${loadavg()[0]!.toFixed(1)} |`,
  )
} finally {
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Customers in Riga with an autoship each, due as far ahead as orders are made. */
async function fill(db: Db) {
  let day = addDays(house.clock.today(), 7)
  while (weekdayOf(day) === 7) day = addDays(day, -1)
  await sql`
    with region as (select r.id from regions r join zones z on z.id = r.zone_id
        where z.our_courier and z.frequency_weeks = 1 and cardinality(z.weekdays) = 6 order by r.id limit 1),
      person as (insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at,
          pay_later, credit_limit_cents)
        select 1, 'Anna Bērziņa', 'bench' || n || '@example.lv', '+37120000000', now(), now(), now(), n % 2 = 0, 100000
        from generate_series(1, ${count}::int) n returning id),
      place as (insert into addresses (customer_id, region_id, street, house_no, flat_no, is_legal)
        select person.id, region.id, 'Brīvības iela', '1', '2', true from person, region returning customer_id, id),
      wish as (insert into autoships (customer_id, name, is_active, address_id, frequency_weeks, delivery_on, next_on, processed_at)
        select customer_id, 'Ūdens', true, id, 2, ${day}::date, ${day}::date, now() from place returning customer_id, id)
    insert into autoship_items (customer_id, autoship_id, good_id, ordered, returned)
    select wish.customer_id, wish.id, g.id, 2, case when g.bottle_kind = 1 then 2 else 0 end
    from wish cross join lateral (
      (select id, bottle_kind from goods where bottle_kind = 1 and withdrawn_at is null order by id limit 1)
      union all
      (select id, bottle_kind from goods where autoship_allowed and not is_counted and bottle_kind = 3
        and withdrawn_at is null order by id limit 2)) g`.execute(db)
}
