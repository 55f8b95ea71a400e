import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { addDays, weekdayOf } from '../../domain/calendar.ts'
import { generate } from '../../server/autoship/generation/generate.ts'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { queryValues } from '../support/query-values.ts'
import { manyAutoships } from '../support/many-autoships.ts'
import { addStock } from './filled-carts.ts'
import { report } from './figures.ts'
import { shopMeanwhile } from './shop-meanwhile.ts'

/**
 * `node tests/bench/generate-autoships.ts [autoships] [--shop]`: autoships of three lines, each of
 * another customer, due on one day, half of them with deferred payment. Prints the time of the
 * whole, of the first and of the last tenth, the memory and Node's share; with `--shop` also the
 * answer times of a shop beside it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shop: { type: 'boolean' } },
})
const count = Number(positionals[0] ?? 10_000)
const ordersBefore = 2_000
const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const app = await openApp(config, 'command')
let shop: Awaited<ReturnType<typeof shopMeanwhile>> | undefined
try {
  await seedShop(app.db, { today: app.clock.today() })
  await addStock(app.db)
  // A shop at work: its tables are not empty, and the database knows what is in them.
  await fill(app.db, ordersBefore)
  await generate(app)
  await fill(app.db, count)
  const { owner, stop } = await openEmbeddedDatabase({ dataDir, log: app.log })
  await queryValues(owner, 'vacuum analyze')
  await stop()
  if (values.shop) shop = await shopMeanwhile(dataDir)
  const { db, close } = app.connect('jobs')
  const watch = watched(db)
  const before = process.memoryUsage().rss
  const [begun, cpu] = [performance.now(), process.cpuUsage()]
  const done = await generate({ ...app, db })
  const seconds = (performance.now() - begun) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const { peak, first, last } = await watch.stop()
  await close()
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
  report(`${count} autoships of one day, made`, {
    perSecond: count / seconds,
    nodeMs: (user + system) / 1_000 / count,
    megabytes: megabytes(peak),
    note:
      `${seconds.toFixed(1)} s; ${done.made} made, ${done.skipped} skipped, ` +
      `${done.failed.length} failed; first tenth ${first.toFixed(2)} ms each, last ` +
      `${last.toFixed(2)} ms; ${megabytes(before)} MB before`,
  })
  await shop?.tell()
} finally {
  await shop?.stop()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The memory's peak, and when how many autoships had been dealt with. */
function watched(db: Db) {
  let peak = 0
  const marks = [{ at: performance.now(), made: 0 }]
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
  const mark = async () => {
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from autoships where next_on > ${firstDay()}::date`.execute(db)
    marks.push({ at: performance.now(), made: rows[0]!.made - ordersBefore })
  }
  const marking = setInterval(() => void mark(), Math.max(200, count / 20))
  return {
    async stop() {
      clearInterval(look)
      clearInterval(marking)
      await mark()
      const between = (from: number, to: number) => {
        const [one, other] = [
          marks.find(({ made }) => made >= from)!,
          marks.find(({ made }) => made >= to)!,
        ]
        return (other.at - one.at) / Math.max(1, other.made - one.made)
      }
      return { peak, first: between(0, count / 10), last: between((count * 9) / 10, count) }
    },
  }
}

function firstDay() {
  let day = addDays(app.clock.today(), 7)
  while (weekdayOf(day) === 7) day = addDays(day, -1)
  return day
}

/** Customers in Riga, due as far ahead as orders are made. */
async function fill(db: Db, count: number) {
  const { rows: regions } = await sql<{ id: number }>`
    select r.id from regions r join zones z on z.id = r.zone_id
    where z.our_courier and z.frequency_weeks = 1 and cardinality(z.weekdays) = 6 order by r.id limit 1`.execute(
    db,
  )
  const { rows: goods } = await sql<{ id: number }>`
    (select id from goods where bottle_kind = 'large' and withdrawn_at is null order by id limit 1)
    union all
    (select id from goods where autoship_allowed and not is_counted and bottle_kind = 'none' and withdrawn_at is null
      order by id limit 2)`.execute(db)
  const goodIds = goods.map(({ id }) => id)
  await manyAutoships(db, {
    count,
    day: firstDay(),
    frequencyWeeks: 2,
    regionId: regions[0]!.id,
    goodIds,
  })
}
