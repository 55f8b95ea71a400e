import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { disagreements } from '../../../tests/faults/kit/disagreements.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { balancesOf } from '../../../server/ledger/balances.ts'
import { seedDemo } from '../seed-demo.ts'
import { livePast } from './live-past.ts'

const { db, app, clock } = await testShop()

test('Anna has had thirteen deliveries with their invoices, four bottles at home, and the account that was wished', async () => {
  await seedDemo(db, { today: clock.today() })
  const begun = performance.now()
  await livePast(app)
  expect(performance.now() - begun).toBeLessThan(20_000)
  const anna = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'demo@avots.example')
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('orders')
    .select('status')
    .where('customerId', '=', anna.id)
    .execute()
  expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 'delivered'))
  const invoices = await db
    .selectFrom('papers')
    .select('number')
    .where('customerId', '=', anna.id)
    .where('kind', '=', 'invoice')
    .execute()
  expect(invoices).toHaveLength(13)
  expect(await balancesOf(db, anna.id)).toMatchObject({ accountCents: 2460, bonusCents: 318 })
  const held = await db
    .selectFrom('bottleBalances')
    .select('held')
    .where('customerId', '=', anna.id)
    .execute()
  expect(held).toContainEqual({ held: 4 })
})

test('every order of the seed was delivered, numbers have no gap, and bottles and ledger agree on every deposit', async () => {
  const left = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('status', '<>', 'delivered')
    .execute()
  expect(left).toEqual([])
  const papers = await db
    .selectFrom('papers')
    .select(['kind', 'year', 'number'])
    .orderBy('number')
    .execute()
  for (const { kind, year } of papers) {
    const numbers = papers
      .filter((one) => one.kind === kind && one.year === year)
      .map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
  }
  const bottles = await db
    .selectFrom('bottleBalances')
    .select((row) => ['customerId', row.fn.sum<string>('depositCents').as('cents')])
    .groupBy('customerId')
    .execute()
  for (const { customerId, cents } of bottles)
    expect((await balancesOf(db, customerId)).depositCents).toBe(Number(cents))
})

test('ledger, bottles, stock and papers say the same of the past', async () => {
  const found = await disagreements(db)
  // The worker prints the PDFs.
  expect(found.filter((text) => !text.startsWith('every paper has its PDF'))).toEqual([])
})

test('a past is lived once', async () => {
  const count = async () => (await db.selectFrom('deliveries').select('id').execute()).length
  const before = await count()
  await livePast(app)
  expect(await count()).toBe(before)
})

test('no letter of the past is left for the post to carry out', async () => {
  const waiting = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting).toEqual([])
})

test('each letter of the past stands under the day on which it went', async () => {
  const { rows } = await sql<{ letters: number; misplaced: number }>`
    select count(*)::int as letters, count(*) filter (where m.sent_at <> o.placed_at
      or m.created_at <> o.placed_at)::int as misplaced
    from mail_outbox m join orders o on m.cause like 'order:' || o.id || ':%'
    where m.template = 'orders.placed'`.execute(db)
  expect(rows[0]!.letters).toBeGreaterThan(10)
  expect(rows[0]!.misplaced).toBe(0)
})
