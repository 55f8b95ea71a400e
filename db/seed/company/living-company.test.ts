import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { brokenPromiseSource } from '../../../server/debts/attention.ts'
import { debtsSource } from '../../../server/debts/list-debts.ts'
import { silentHolders } from '../../../server/debts/silent-holders.ts'
import { findMoneyProblems } from '../../../server/payments/check-money.ts'
import { displacedDeliveries } from '../../../server/autoship/proposals/displaced-deliveries.ts'
import { disagreements } from '../../../tests/faults/kit/disagreements.ts'
import { queryValues } from '../../../tests/support/query-values.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { loadBottlesOfRun } from '../../../server/dispatch/hand-in/open-matters.ts'
import { explainRun, findRunToExplain } from '../../../server/dispatch/hand-in/explain-run.ts'
import { findOwnRuns } from '../../../server/dispatch/runs/own-runs.ts'
import { findRuns, loadStopsOfRun } from '../../../server/dispatch/runs/read-run.ts'
import { livePast } from '../past/live-past.ts'
import { seedDemo } from '../seed-demo.ts'
import { findProgress, makeCompany } from './make-company.ts'

const { db, app, clock, owner } = await testShop()
const today = clock.today()
const size = { customers: 20, onRounds: 14, days: 5 }

/** A process that ends after some steps. */
function dying(): typeof app {
  let told = 0
  const info = () => {
    told += 1
    if (told > 1) throw new Error('dead')
  }
  return { ...app, log: Object.create(app.log, { info: { value: info } }) as typeof app.log }
}

/** The connection of an open transaction is lost: the transaction is gone, and is made again. */
async function loseConnectionAfter(steps: number): Promise<void> {
  await expect
    .poll(async () => (await findProgress(db))?.doneSteps ?? 0, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(steps)
  await queryValues(
    owner,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
}

test(
  'a company that is cut while it is made goes on, with a driver on the road today',
  { timeout: 120_000 },
  async () => {
    await seedDemo(db, { today })
    await livePast(app)
    await Promise.all([
      expect(makeCompany(dying(), size)).rejects.toThrow('dead'),
      loseConnectionAfter(5),
    ])
    await makeCompany(app, size)
    const { doneSteps, allSteps } = (await findProgress(db))!
    expect(doneSteps).toBe(allSteps)
    const { id: driverId } = await db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'soferis@avots.example')
      .executeTakeFirstOrThrow()
    const [run, ...others] = await findOwnRuns(db, driverId, today)
    expect(run).toMatchObject({ day: today, state: 'road' })
    expect(others).toEqual([])
    const stops = await loadStopsOfRun(db, run!.id)
    expect(stops).toHaveLength(6)
    expect(stops.filter(({ told }) => told.state !== 'waiting')).toHaveLength(4)
    expect(stops.some(({ orderIds }) => orderIds.length === 2)).toBe(true)
    const methods = await db
      .selectFrom('stopOrders')
      .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
      .select('paymentMethod')
      .distinct()
      .where('deliveryOn', '=', today)
      .orderBy('paymentMethod')
      .execute()
    expect(methods.map(({ paymentMethod }) => paymentMethod)).toEqual([
      'account',
      'cash',
      'deferred',
    ])
  },
)

test('one van loads, and of yesterday one run is not settled, with its reason found', async () => {
  const runs = await findRuns(db, { day: today })
  expect(runs.map(({ state }) => state)).toEqual(['road', 'road', 'loading'])
  const open = (await findRuns(db, { day: addDays(today, -1) })).filter(
    ({ state }) => state === 'handing_in',
  )
  expect(open).toHaveLength(1)
  const runId = open[0]!.id
  expect((await loadBottlesOfRun(db, runId)).open).toMatchObject([{ part: 'full', amount: -1 }])
  const causes = await explainRun(db, (await findRunToExplain(db, runId))!)
  expect(causes.flatMap((found) => found.causes.slice(0, 3)).map(({ kind }) => kind)).toContain(
    'sale_not_recorded',
  )
})

test('tomorrow has its orders and a recount, and customers have called and objected', async () => {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deliveryOn', '>', today)
    .where('status', '=', 'processing')
    .where('notes', '=', '')
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(4)
  const visits = await db.selectFrom('visits').select('kind').execute()
  expect(visits).toEqual([{ kind: 'recount' }])
  const disputes = await db.selectFrom('bottleDisputes').select('state').orderBy('state').execute()
  expect(disputes.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'open']))
  expect((await db.selectFrom('calls').select('id').execute()).length).toBeGreaterThan(3)
})

test('the bank has lines that booked themselves, others that wait, and refunds and promises', async () => {
  const { rows } = await sql<{ class: string; lines: number }>`
    select class, count(*)::int as lines from bank_line_states group by 1 order by 1`.execute(db)
  const byClass = new Map(rows.map((row) => [row.class, row.lines]))
  expect(byClass.get('A')).toBe(1)
  expect(byClass.get('D')).toBe(1)
  expect(byClass.get('H')).toBeGreaterThan(1)
  const count = async (table: 'depositRefunds' | 'promises') =>
    (await db.selectFrom(table).select('id').where('actorId', 'is not', null).execute()).length
  expect(await count('depositRefunds')).toBeGreaterThan(1)
  expect(await count('promises')).toBe(6)
})

test('the others of the company have been served before, and order again', async () => {
  const { rows } = await sql<{ name: string; times: number }>`
    select c.email as name, count(distinct o.id)::int as times
    from customers c join orders o on o.customer_id = c.id
    where c.email like 'aplis-%' and c.email > 'aplis-14@' and o.status = 'delivered'
    group by 1`.execute(db)
  expect(rows).not.toEqual([])
  // Nothing twice: a customer has one order a day.
  const twice = await sql`
    select customer_id from orders where status = 'delivered' and autoship_id is null
      and customer_id in (select id from customers where email like 'aplis-%')
    group by customer_id, delivery_on having count(*) > 1`.execute(db)
  expect(twice.rows).toEqual([])
  const vans = await db.selectFrom('vehicles').select('plate').execute()
  expect(vans).toHaveLength(3)
  const letters = db.selectFrom('mailOutbox').select('id').where('state', '=', 'waiting')
  expect(await letters.execute()).toEqual([])
  // Each letter stands under the day of what it tells.
  const misplaced = await sql`
    select from mail_outbox m join orders o on m.cause like 'order:' || o.id || ':%'
    where m.template = 'orders.placed' and m.sent_at::date <> o.placed_at::date`.execute(db)
  expect(misplaced.rows).toEqual([])
})

test('some have not paid: there are debts of every step, and bottles that are silent', async () => {
  const { rows } = await debtsSource(today, await app.settings()).execute(db)
  const debts = rows.toSorted((a, b) => b.days - a.days)
  expect(debts.map(({ stage, stop, onHold }) => [stage, stop, onHold])).toEqual([
    ['letter', 'none', 'yes'],
    ['hold', 'none', 'yes'],
    ['call', 'promise', 'no'],
    ['reminded', 'dispute', 'no'],
  ])
  expect(debts[1]).toMatchObject({ deliveryStop: 'not_confirmed' })
  expect(await brokenPromiseSource.find(app)).toMatchObject([
    { facts: { customerId: debts[0]!.id } },
  ])
  expect(await silentHolders(db, today)).toMatchObject([{ bottles: 3 }])
})

test('ledger, bottles, stock and papers say the same of the company', async () => {
  const found = await disagreements(db)
  expect(found.filter((text) => !text.startsWith('every paper has its PDF'))).toEqual([])
  expect(await findMoneyProblems(db)).toEqual([])
})

test('what is ordered ahead is for days that its route has', async () => {
  for await (const displaced of displacedDeliveries(app, db)) expect(displaced).toEqual([])
})
