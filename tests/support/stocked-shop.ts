import { seedShop } from '../../db/seed/seed-shop.ts'
import { type TestShop, testShop } from './shop.ts'

/** A shop with the whole catalogue on its shelves. */
export async function stockedShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const shop = await testShop(environment)
  await seedShop(shop.db, { today: shop.clock.today() })
  return shop
}

/** Seed goods by the shop's own codes. */
export async function goodIdsBySku({ db }: TestShop): Promise<Map<string, number>> {
  const rows = await db.selectFrom('goods').select(['id', 'sku']).execute()
  return new Map(rows.map(({ id, sku }) => [sku ?? '', id]))
}
