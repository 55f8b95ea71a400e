import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { testDatabase } from '../../tests/support/test-database.ts'
import { goods } from './catalogue/goods.ts'
import { seedDemo } from './seed-demo.ts'
import { seedShop } from './seed-shop.ts'

const { db } = await testDatabase()
const today = dayOf('2026-11-20')

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int from ${sql.table(table)}`.execute(db)
  return rows[0]!.count
}

const tables = [
  'zones',
  'regions',
  'categories',
  'goods',
  'price_history',
  'good_relations',
  'stock_movements',
  'customers',
  'addresses',
  'promo_codes',
]
const counts = () => Promise.all(tables.map(countOf))

test('an empty database becomes the shop in less than five seconds', async () => {
  const begun = performance.now()
  await Promise.all([seedDemo(db, { today }), seedDemo(db, { today }), seedShop(db, { today })])
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(await countOf('goods')).toBe(goods.length)
})

test('seeding again changes nothing, not even what the office has changed since', async () => {
  await db.updateTable('goods').set({ basePriceCents: 799 }).where('sku', '=', 'UD-002').execute()
  const demo = db.updateTable('customers').where('email', '=', 'demo@avots.example')
  await demo.set({ email: 'anna@avots.example' }).execute()
  const before = await counts()
  await seedDemo(db, { today: dayOf('2026-11-27') })
  await db
    .updateTable('customers')
    .where('email', '=', 'anna@avots.example')
    .set({ email: 'demo@avots.example' })
    .execute()
  expect(await counts()).toEqual(before)
  const good = await db
    .selectFrom('goods')
    .select('basePriceCents')
    .where('sku', '=', 'UD-002')
    .executeTakeFirst()
  expect(good).toEqual({ basePriceCents: 799 })
})

test('what is lent carries its deposit, and stock stands as it was counted', async () => {
  const rows = await db
    .selectFrom('goods')
    .leftJoin('stock', 'stock.goodId', 'goods.id')
    .select([
      'sku',
      'isLent',
      'lentDepositCents',
      'monthlyPaymentCents',
      'isCounted',
      'parcelAllowed',
      'onHand',
    ])
    .where('sku', 'in', ['UD-001', 'PK-002', 'PK-004', 'BP-022', 'BP-036'])
    .orderBy('sku')
    .execute()
  expect(rows).toEqual([
    {
      sku: 'BP-022',
      isLent: false,
      lentDepositCents: 0,
      monthlyPaymentCents: 0,
      isCounted: true,
      parcelAllowed: true,
      onHand: null,
    },
    {
      sku: 'BP-036',
      isLent: false,
      lentDepositCents: 0,
      monthlyPaymentCents: 0,
      isCounted: true,
      parcelAllowed: true,
      onHand: 3,
    },
    {
      sku: 'PK-002',
      isLent: true,
      lentDepositCents: 7000,
      monthlyPaymentCents: 790,
      isCounted: true,
      parcelAllowed: false,
      onHand: 20,
    },
    {
      sku: 'PK-004',
      isLent: false,
      lentDepositCents: 0,
      monthlyPaymentCents: 0,
      isCounted: false,
      parcelAllowed: false,
      onHand: null,
    },
    {
      sku: 'UD-001',
      isLent: true,
      lentDepositCents: 800,
      monthlyPaymentCents: 0,
      isCounted: true,
      parcelAllowed: false,
      onHand: 640,
    },
  ])
})

test('a wholesale good stands in its own category and in Vairumā, under every level of both', async () => {
  const rows = await db
    .selectFrom('goodCategories')
    .select(['categoryId', 'isMain'])
    .where('goodId', '=', 101)
    .orderBy('categoryId')
    .execute()
  expect(rows).toEqual([
    { categoryId: 1, isMain: false },
    { categoryId: 7, isMain: false },
    { categoryId: 11, isMain: false },
    { categoryId: 71, isMain: false },
    { categoryId: 111, isMain: true },
  ])
})

test('a honey on sale remembers its campaign, and only today’s price has no end', async () => {
  const prices = await db
    .selectFrom('priceHistory')
    .select(['priceCents', 'offeredUntil'])
    .where('goodId', '=', 328)
    .orderBy('offeredFrom')
    .execute()
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([850, 800, 850, 720])
  expect(prices.map(({ offeredUntil }) => offeredUntil === null)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a good made by the office gets a number after those of the seed', async () => {
  const made = await db
    .insertInto('goods')
    .values({
      link: 'jauna-prece',
      nameLv: 'Jauna prece',
      nameEn: 'A new good',
      basePriceCents: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(made.id).toBeGreaterThan(10_000)
})
