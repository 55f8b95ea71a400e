import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { seller } from '../../domain/documents/seller.ts'
import { sumOf } from '../../domain/money.ts'
import { clockFrom } from '../../server/platform/clock.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { enqueue } from '../../server/platform/queue.ts'
import { billedCustomers } from '../support/billed-customers.ts'
import { generatedLines } from '../support/generated-statement.ts'
import { TEST_START } from '../support/shop.ts'
import { camtFile } from '../support/statement-files.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { cleanUp } from './kit/clean-up.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'

// S49, killed midway: a statement in the folder, and a worker that dies while it reads and matches.
const { db, environment } = await sharedDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'avots-bank-'))
cleanUp(() => rmSync(dataDir, { recursive: true, force: true }))
const folder = join(dataDir, 'bank')
mkdirSync(folder)
const worker = await realShop({
  role: 'worker',
  environment: { ...environment, DATA_DIR: dataDir },
})
const clock = clockFrom(TEST_START)
const today = dayOf(TEST_START.slice(0, 10))
const customers = await billedCustomers({ db, clock }, { count: 100, issuedOn: today })
const count = process.env.FAULT_RUNS ? 20_000 : 3_000
let openingCents = 0

/** A day's statement, left in the folder a while ago. */
async function leaveStatement(seed: number) {
  const first = addDays(today, seed - 20)
  const own = { cash: [], refunds: [] }
  const month = { customers, count, first, days: 1, seed, providerIban: 'LT', own }
  const generated = generatedLines(month)
  const lines = generated.map(({ line }) => line)
  const file = join(folder, `izraksts-${seed}.xml`)
  await writeFile(
    file,
    camtFile({ iban: seller.iban, from: first, to: first, openingCents, lines }),
  )
  const aWhileAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aWhileAgo, aWhileAgo)
  openingCents += sumOf(lines, ({ cents }) => cents)
  const sure = generated.filter(({ truth: { customerId } }) => customerId !== undefined)
  return { first, sure: sure.filter(({ truth: { kind } }) => kind === 'sure') }
}

const look = () =>
  inTransaction(db, (tx) => enqueue(tx, 'bank.import-folder', {}, { key: 'bank.import-folder' }))

async function countOf(first: string) {
  const { rows } = await sql<{ lines: number; seen: number; booked: number; cents: number }>`
    select count(*)::int as lines, count(s.class)::int as seen, count(s.match_id)::int as booked,
      coalesce(sum(l.cents) filter (where m.target = 'customer'), 0)::bigint as cents
    from bank_lines l join bank_line_states s on s.line_id = l.id
      left join bank_matches m on m.id = s.match_id
    where l.booked_on = ${first}`.execute(db)
  return rows[0]!
}

test.each(rounds(1))(
  'a worker killed while it reads and matches a statement books each line once (round %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    const { first, sure } = await leaveStatement(seed)
    await worker.start()
    await look()
    await pause(upTo(400))
    await worker.kill()
    expect([0, count]).toContain((await countOf(first)).lines)
    await worker.start()
    await look()
    await expect
      .poll(async () => (await countOf(first)).seen, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(0)
    await worker.kill()
    const left = count - (await countOf(first)).seen
    await worker.start()
    await look()
    await expect
      .poll(async () => (await countOf(first)).seen, { timeout: 300_000, interval: 100 })
      .toBe(count)
    const end = await countOf(first)
    expect(end.lines).toBe(count)
    expect(end.booked).toBeGreaterThanOrEqual(sure.length)
    expect(end.cents).toBe(sumOf(sure, ({ line }) => line.cents))
    await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual(['imported'])
    expect(existsSync(join(folder, 'imported', `izraksts-${seed}.xml`))).toBe(true)
    expect(await brokenRulesAtRest(db)).toEqual([])
    console.log(`${left} of ${count} lines were left when the last one died`)
    await worker.stop()
  },
  900_000,
)
