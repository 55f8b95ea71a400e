import { bySystem } from '../../domain/actor.ts'
import type { Tx } from '../../server/platform/database/connect.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { sql } from 'kysely'
import { addMonths } from '../../domain/calendar.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { issueMonthlyBill } from '../../server/documents/issue-monthly-bill.ts'
import { monthOfDay } from '../../server/documents/month.ts'
import { printDocument } from '../../server/documents/print-document.ts'
import { signToken } from '../../server/payments/montonio/tokens.ts'
import { WEBHOOK_PATH } from '../../server/payments/order-request.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { measuredRow } from './measured-row.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/** `node tests/bench/money.ts [reports] [bills]`: a bank's reports and monthly bills. */
const reports = Number(process.argv[2] ?? 6_000)
const bills = Number(process.argv[3] ?? 1_000)
const warmingUp = 1_000
let renting: number[] = []
let sent: Sent[] = []

await servedShop(
  async (app) => {
    const longAgo = `${monthOfDay(addMonths(app.clock.today(), -3))}-01`
    renting = await rentingCustomers(app.db, bills, longAgo)
    const tokens = await reportsOf(app, renting[0]!, reports + warmingUp)
    sent = tokens.map((orderToken) => ({
      method: 'POST',
      path: WEBHOOK_PATH,
      body: { orderToken },
    }))
  },
  async (shop) => {
    await send(shop, sent.slice(0, warmingUp))
    await servedRow(shop, 'report of a bank, taken', sent.slice(warmingUp))
    const { app } = shop
    const month = monthOfDay(addMonths(app.clock.today(), -1))
    const { db, close } = app.connect('jobs')
    const papers: number[] = []
    await measuredRow(
      app.config.dataDir,
      { name: 'monthly bill, issued', count: bills },
      async (index) => {
        const issue = (tx: Tx) => issueMonthlyBill(app, tx, bySystem, renting[index]!, month)
        papers.push((await inTransaction(db, issue))!)
      },
    )
    await measuredRow(
      app.config.dataDir,
      { name: 'its PDF, printed and kept', count: bills },
      (index) => printDocument(db, papers[index]!),
    )
    await close()
  },
)

/** Companies that have had a cooler for months. */
async function rentingCustomers(db: Db, count: number, since: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at)
      select 'customer', 'SIA “Birojs ' || n || '”', 'birojs' || n || '@bench.example', '+37120000000', now(), now(), now()
      from generate_series(1, ${count}::int) n returning id),
    lent as (
      insert into rentals (customer_id, good_id, count, monthly_cents, started_on)
      select made.id, (select id from goods where kind = 'rentable' order by id limit 1), 2, 790, ${since}::date from made)
    select id from made order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Payments that wait, and what the bank says of each. */
async function reportsOf(app: AppWithDb, customerId: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string; reference: string }>`
    insert into payments (customer_id, order_cents, topup_cents, charge_cents, method, provider, merchant_reference, status,
      provider_uuid, created_at, expires_at)
    select ${customerId}::int, 0, 2500, 50, 'card', 'sandbox', 'AV-' || n, 'PENDING', gen_random_uuid(), now(), now() + interval '1 day'
    from generate_series(1, ${count}::int) n returning provider_uuid as uuid, merchant_reference as reference`.execute(
    app.db,
  )
  const { keys } = app.provider!
  return Promise.all(
    rows.map(({ uuid, reference }) => {
      const claims = {
        uuid,
        merchantReference: reference,
        paymentStatus: 'PAID',
        grandTotal: 25.5,
        currency: 'EUR',
      }
      return signToken(claims, keys, app.clock.now(), 60)
    }),
  )
}
