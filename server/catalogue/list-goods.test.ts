import { expect, test } from 'vitest'
import type { CallRefused } from '../../contract/shared/http-client.ts'
import { stockedShop } from '../../tests/support/stocked-shop.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { createApp } from '../create-app.ts'
import { listGoods } from './list-goods.ts'

const shop = await stockedShop()
const list = (query: Record<string, string>) => shop.nobody.listGoods({ query })
const pageOf = async (query: Record<string, string>) => (await list(query)).goods

test('the pages of the list contain every good once', async () => {
  const first = await pageOf({})
  expect([first.current_page, first.per_page, first.data.length]).toEqual([1, 24, 24])
  const pages = await Promise.all(
    Array.from({ length: first.last_page }, (_, index) => pageOf({ page: String(index + 1) })),
  )
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(ids.length).toBe(first.total)
  expect(new Set(ids).size).toBe(first.total)
  expect((await pageOf({ page: '999' })).data).toEqual([])
})

test('a category lists the goods of its subcategories, with its path', async () => {
  const { goods, path, facets } = await list({ category: 'bio-partika' })
  expect(path.map(({ category }) => category)).toEqual(['Bio pārtika'])
  const below = facets.categories.reduce((sum, { count }) => sum + count, 0)
  expect(below).toBe(goods.total)
  const honey = await list({
    category: 'bio-partika',
    categorya: 'medus-un-saldumi',
    categoryb: 'medus',
  })
  expect(honey.path.map(({ link }) => link)).toEqual(['bio-partika', 'medus-un-saldumi', 'medus'])
  expect(honey.goods.total).toBe(4)
  expect((await list({ category: '3', categorya: '35', categoryb: '351' })).goods).toEqual(
    honey.goods,
  )
})

test('categories come on three levels, in the language of the request', async () => {
  const { items } = await shop.nobody.listCategories()
  expect([items[0], items.at(-1)]).toMatchObject([
    { link: 'udens' },
    { id: 7, category: 'Vairumā' },
  ])
  const medus = { id: 35, category: 'Medus un saldumi', link: 'medus-un-saldumi' }
  const food = items.find(({ link }) => link === 'bio-partika')!
  expect(food.category_a.find(({ id }) => id === 35)).toMatchObject({
    ...medus,
    category_b: [{ id: 351, link: 'medus' }, { id: 352 }],
  })
  const english = (await shop.as(undefined, 'en').listCategories()).items
  expect(english.map(({ link }) => link)).toEqual(items.map(({ link }) => link))
  expect(english[0]!.category).toBe('Water')
})

test.each([
  { category: 'nav' },
  { category: 'udens', categorya: 'medus-un-saldumi' },
  { category: '999' },
])('an unknown category is not found: %j', (query) =>
  expect(list(query)).rejects.toMatchObject({ status: 404, error: 'not_found' }),
)

test('each filter shows how many goods it would leave', async () => {
  const all = await list({ category: 'bio-partika' })
  for (const filter of ['autoship', 'discount', 'new', 'top', 'bio', 'in_stock'] as const) {
    const left = await list({ category: 'bio-partika', filter })
    expect([filter, left.goods.total]).toEqual([filter, all.facets.filters[filter]])
    for (const other of ['discount', 'bio'] as const) {
      const both = await pageOf({ category: 'bio-partika', filter: `${filter},${other}` })
      expect([filter, other, both.total]).toEqual([filter, other, left.facets.filters[other]])
    }
  }
})

test('a form may repeat its filters', async () => {
  const answer = await shop.server.inject('/api/goods-paginate?filter=bio&filter=discount')
  expect(answer.json().goods).toEqual(await pageOf({ filter: 'bio,discount' }))
})

test('prices from and to limit the list, but not the range of prices shown', async () => {
  const { goods, facets } = await list({
    price_from: '2',
    price_to: '3,50',
    order_by: 'price',
    limit: '100',
  })
  const prices = goods.data.map(({ price_vat }) => price_vat)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...prices)).toBeLessThanOrEqual(3.5)
  expect(facets.price).toEqual((await list({})).facets.price)
})

test('goods are sorted as requested', async () => {
  const values = async (
    order_by: string,
    value: (good: Awaited<ReturnType<typeof pageOf>>['data'][number]) => number,
  ) => (await pageOf({ order_by, limit: '100' })).data.map(value)
  const rising = (numbers: number[]) => expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  rising(await values('price', (good) => good.price_vat))
  rising((await values('-price', (good) => -good.price_vat)).slice(1))
  rising(await values('created_at', (good) => -Date.parse(good.created_at)))
  rising(
    (await values('unit_price', (good) => good.unit_price?.price ?? -1)).filter(
      (price) => price >= 0,
    ),
  )
  const initials = (await pageOf({ order_by: 'name', limit: '100' })).data.map(
    ({ name }) => name[0]!,
  )
  expect(initials).toEqual([...initials].sort(new Intl.Collator('lv').compare))
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: 'a' },
  { page: '1e3' },
  { limit: '0' },
  { limit: '101' },
  { order_by: 'id; drop table goods' },
  { filter: 'cheap' },
  { price_from: 'a' },
  { category: '../etc' },
])('%j is refused with a sentence for the field', async (query) => {
  const refused = await list(query).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.keys((refused as CallRefused).fields).join()).toMatch(Object.keys(query)[0]!)
})

// P-p7
test('a limit of nothing names the smallest that can be', async () => {
  await expect(list({ limit: '0' })).rejects.toMatchObject({
    fields: { limit: ['Mazākais iespējamais skaitlis ir 1.'] },
  })
})

test('a list costs one query and a search two', async () => {
  // Another app on the same database has empty caches.
  const app = createApp(shop.app)
  const query = { page: 1, limit: 24, filter: [] }
  const statementsOf = async (goodsQuery: Parameters<typeof listGoods>[1]) =>
    (await recordStatements(() => listGoods(app, goodsQuery, 'lv'))).statements
  await listGoods(app, query, 'lv')
  expect(await statementsOf({ ...query, page: 2 })).toHaveLength(1)
  await listGoods(app, { ...query, search: 'ūdens', limit: 1 }, 'lv')
  expect(await statementsOf({ ...query, search: 'kafiija' })).toHaveLength(2)
})
