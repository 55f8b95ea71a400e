import { afterAll, expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { buildApp } from '../app.ts'
import type { App } from '../app-context.ts'
import { openNotices } from '../platform/database/notices.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { setStock } from '../stock/set-stock.ts'

const shop = await stockedShop()
const idOf = await goodIdsBySku(shop)

// What another process of the shop has for itself: its connection for news, and all that it remembers.
const notices = await openNotices(shop.owner, shop.app.log)
const app: App = { ...shop.app, notices, settings: shopSettings(shop.db, notices) }
const otherApp = await buildApp(app)
afterAll(async () => {
  await otherApp.close()
  await notices.stop()
})

const honey = idOf.get('BP-028')!
type Card = { id: number; price_vat: number; available_for_customer: number | null }
type Told = Card & { goods: { data: Card[] } & Card[]; facets: { filters: { in_stock: number } } }

const everywhere = async <Value>(url: string, value: (answer: Told) => Value): Promise<Value[]> =>
  Promise.all(
    [shop.server, otherApp].map(async (server) => value((await server.inject(url)).json<Told>())),
  )
const twice = <Value>(value: Value) => [value, value]

const product = `/api/goods/${honey}`
const list = '/api/goods-paginate?category=bio-partika&limit=100'
const suggestions = '/api/goods-suggest?search=medus'
const cardIn = (goods: Card[]) => goods.find(({ id }) => id === honey)!

test('a new price is told by every process, on the page, in lists and in suggestions', async () => {
  const told = async () => [
    ...(await everywhere(product, (good) => good.price_vat)),
    ...(await everywhere(list, ({ goods }) => cardIn(goods.data).price_vat)),
    ...(await everywhere(suggestions, ({ goods }) => cardIn(goods).price_vat)),
  ]
  expect(new Set(await told()).size).toBe(1)
  await shop.db.updateTable('goods').set({ basePriceCents: 699 }).where('id', '=', honey).execute()
  await expect.poll(told).toEqual([...twice(6.99), ...twice(6.99), ...twice(6.99)])
})

test('what is left of a good is told by every process, though nothing else has changed', async () => {
  const left = (card: Card) => card.available_for_customer
  const told = async () => [
    ...(await everywhere(product, left)),
    ...(await everywhere(list, ({ goods }) => left(cardIn(goods.data)))),
  ]
  for (const pieces of [7, 6]) {
    await told()
    await setStock(shop.db, { goodId: honey, pieces, note: '' })
    await expect.poll(told).toEqual([...twice(pieces), ...twice(pieces)])
  }
})

test('a good that is sold out leaves the count of what can be had, everywhere', async () => {
  const inStock = () => everywhere(list, ({ facets }) => facets.filters.in_stock)
  const [before] = await inStock()
  await setStock(shop.db, { goodId: honey, pieces: 0, note: '' })
  await expect.poll(inStock).toEqual(twice(before! - 1))
  await setStock(shop.db, { goodId: honey, pieces: 5, note: '' })
  await expect.poll(inStock).toEqual(twice(before))
})
