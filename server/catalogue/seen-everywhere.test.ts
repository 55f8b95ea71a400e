import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { afterAll, expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { buildApp } from '../app.ts'
import { createApp } from '../create-app.ts'
import { openNotices } from '../platform/database/notices.ts'
import { setStock } from '../stock/set-stock.ts'

const shop = await stockedShop()
const idOf = await goodIdsBySku(shop)

// As in another process: a connection for notices and caches of its own.
const notices = await openNotices(shop.owner, shop.app.log)
const app = createApp({ ...shop.app, notices })
const otherApp = await buildApp(app)
afterAll(async () => {
  await otherApp.close()
  await notices.stop()
})

const honey = idOf.get('BP-028')!
type Card = { id: number; price_vat: number; available_for_customer: number | null }
type Answer = Card & { goods: { data: Card[] } & Card[]; facets: { filters: { in_stock: number } } }

const everywhere = async <Value>(url: string, value: (answer: Answer) => Value): Promise<Value[]> =>
  Promise.all(
    [shop.server, otherApp].map(async (server) => value((await server.inject(url)).json<Answer>())),
  )
const twice = <Value>(value: Value) => [value, value]

const product = `/api/goods/${honey}`
const list = '/api/goods-paginate?category=bio-partika&limit=100'
const suggestions = '/api/goods-suggest?search=medus'
const cardIn = (goods: Card[]) => goods.find(({ id }) => id === honey)!

test('every process shows a new price on the page, in lists and in suggestions', async () => {
  const prices = async () => [
    ...(await everywhere(product, (good) => good.price_vat)),
    ...(await everywhere(list, ({ goods }) => cardIn(goods.data).price_vat)),
    ...(await everywhere(suggestions, ({ goods }) => cardIn(goods).price_vat)),
  ]
  expect(new Set(await prices()).size).toBe(1)
  await shop.db.updateTable('goods').set({ basePriceCents: 699 }).where('id', '=', honey).execute()
  await expect.poll(prices).toEqual([...twice(6.99), ...twice(6.99), ...twice(6.99)])
})

test('every process shows how many pieces are left, though nothing else has changed', async () => {
  const left = (card: Card) => card.available_for_customer
  const piecesLeft = async () => [
    ...(await everywhere(product, left)),
    ...(await everywhere(list, ({ goods }) => left(cardIn(goods.data)))),
  ]
  for (const pieces of [7, 6]) {
    await piecesLeft()
    await inTransaction(shop.db, (tx) =>
      setStock(shop.app, tx, byCommand, { goodId: honey, pieces, note: '' }),
    )
    await expect.poll(piecesLeft).toEqual([...twice(pieces), ...twice(pieces)])
  }
})

test('every process counts a sold-out good out of the goods in stock', async () => {
  const inStock = () => everywhere(list, ({ facets }) => facets.filters.in_stock)
  const [before] = await inStock()
  await inTransaction(shop.db, (tx) =>
    setStock(shop.app, tx, byCommand, { goodId: honey, pieces: 0, note: '' }),
  )
  await expect.poll(inStock).toEqual(twice(before! - 1))
  await inTransaction(shop.db, (tx) =>
    setStock(shop.app, tx, byCommand, { goodId: honey, pieces: 5, note: '' }),
  )
  await expect.poll(inStock).toEqual(twice(before))
})
