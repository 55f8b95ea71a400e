import { expect, test } from 'vitest'
import { stockedShop } from '../../../tests/support/stocked-shop.ts'
import { seedLarge } from './seed-large.ts'

const shop = await stockedShop()
const size = { goods: 400, customers: 60, orders: 120 }
const seed = () => seedLarge(shop.db, { today: shop.clock.today(), size, tell: () => undefined })
const count = async (table: 'goods' | 'customers' | 'orders') =>
  Number(
    (
      await shop.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )

test('a large shop grows to its size, is searched like any other, and grows no further', async () => {
  const before = {
    goods: await count('goods'),
    customers: await count('customers'),
    orders: await count('orders'),
  }
  const grown = {
    goods: before.goods + 400,
    customers: before.customers + 60,
    orders: before.orders + 120,
  }
  await seed()
  await seed()
  expect({
    goods: await count('goods'),
    customers: await count('customers'),
    orders: await count('orders'),
  }).toEqual(grown)
  await expect
    .poll(
      async () =>
        (await shop.nobody.listGoods({ query: { search: 'zaļa sēta medus' } })).goods.total,
    )
    .toBeGreaterThan(0)
  expect(
    (await shop.nobody.listGoods({ query: { limit: '100', page: '3' } })).goods.data,
  ).toHaveLength(100)
})
