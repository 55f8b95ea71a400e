import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { addMonths } from '../../domain/calendar.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openHouse } from '../../server/open-house.ts'
import { issueMonthlyBill } from '../../server/papers/issue-monthly-bill.ts'
import { monthOfDay } from '../../server/papers/month.ts'
import { printPaper } from '../../server/papers/print-paper.ts'
import { signToken } from '../../server/payments/montonio/tokens.ts'
import { NOTIFICATION_PATH } from '../../server/payments/order-request.ts'
import { providerOf } from '../../server/payments/provider.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { measuredHead, measuredRow } from './measured-row.ts'

/** `node tests/bench/money.ts [reports] [bills]`: a bank's reports taken, and monthly bills issued and printed. */
const reports = Number(process.argv[2] ?? 3_000)
const bills = Number(process.argv[3] ?? 1_000)
const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
const house = await openHouse(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }), 'web')
try {
  await seedShop(house.db, { today: house.clock.today() })
  const month = monthOfDay(addMonths(house.clock.today(), -1))
  const renting = await rentingCustomers(house.db, bills, `${monthOfDay(addMonths(house.clock.today(), -3))}-01`)
  const tokens = await reportsOf(house.db, renting[0]!, reports)
  const app = await buildApp(house)
  console.log(`load average at the start ${loadavg()[0]!.toFixed(1)}\n${measuredHead}`)
  const take = async (orderToken: string) => {
    const answer = await app.inject({ method: 'POST', url: NOTIFICATION_PATH, payload: { orderToken } })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  for (const token of tokens.splice(0, 200)) await take(token)
  await measuredRow(house.db, { name: 'report of a bank, taken', count: tokens.length }, (index) =>
    take(tokens[index]!),
  )
  const papers: number[] = []
  await measuredRow(house.db, { name: 'monthly bill, issued', count: bills }, async (index) => {
    papers.push((await issueMonthlyBill(house, renting[index]!, month))!)
  })
  await measuredRow(house.db, { name: 'its PDF, printed and kept', count: bills }, (index) =>
    printPaper(house.db, papers[index]!),
  )
  await app.close()
} finally {
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Companies that have had a cooler for months. */
async function rentingCustomers(db: Db, count: number, since: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
      select 1, 'SIA “Birojs ' || n || '”', 'birojs' || n || '@bench.example', '+37120000000', now(), now(), now()
      from generate_series(1, ${count}::int) n returning id),
    lent as (
      insert into rentals (customer_id, good_id, count, monthly_cents, started_on)
      select made.id, (select id from goods where kind = 'rentable' order by id limit 1), 2, 790, ${since}::date from made)
    select id from made order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Payments that wait, and what the bank says of each. */
async function reportsOf(db: Db, customerId: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string; reference: string }>`
    insert into payments (customer_id, order_cents, topup_cents, charge_cents, method, provider, merchant_reference, status,
      provider_uuid, created_at, expires_at)
    select ${customerId}::int, 0, 2500, 50, 7, 'sandbox', 'AV-' || n, 'PENDING', gen_random_uuid(), now(), now() + interval '1 day'
    from generate_series(1, ${count + 200}::int) n returning provider_uuid as uuid, merchant_reference as reference`.execute(
    db,
  )
  const { keys } = providerOf(house)!
  return Promise.all(
    rows.map(({ uuid, reference }) => {
      const claims = { uuid, merchantReference: reference, paymentStatus: 'PAID', grandTotal: 25.5, currency: 'EUR' }
      return signToken(claims, keys, house.clock.now(), 60)
    }),
  )
}
