import { addGoods } from '../../db/seed/large/add-goods.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { fillCarts, type Filled } from './filled-carts.ts'
import { fillOrders, tokenOfMany } from './filled-orders.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/growth.ts`: how answers grow with the goods of the catalogue, with the orders of
 * a customer and with the lines of a cart.
 */
const answers = 1_000
const many = (requestOf: (index: number) => Sent): Sent[] =>
  Array.from({ length: answers }, (_, index) => requestOf(index))

for (const size of [1_000, 10_000, 100_000])
  await servedShop(
    ({ db, clock }) => inTransaction(db, (tx) => addGoods(tx, 0, size, clock.today())),
    async (shop) => {
      const lists = many((index) => get(`/api/goods-paginate?page=${1 + (index % 40)}&_=${index}`))
      const searches = many((index) => get(`/api/goods-paginate?search=medus&_=${index}`))
      const goods = many((index) => get(`/api/goods/${1_000_000 + (index % size)}`))
      await send(shop, lists.slice(0, 200))
      const of = (what: string, requests: readonly Sent[]) =>
        servedRow(shop, `${what}, ${size} goods`, requests, { curve: { of: what, size } })
      await of('list of 24', lists)
      await of('search', searches)
      await of('product', goods)
    },
  )

for (const size of [10, 100, 1_000, 10_000])
  await servedShop(
    ({ db }) => fillOrders(db, size),
    async (shop) => {
      const pages = many((index) => {
        const page = 1 + (index % Math.ceil(size / 6))
        return { ...get(`/api/order?page=${page}`), token: tokenOfMany }
      })
      await send(shop, pages.slice(0, 200))
      const curve = { of: 'page of the orders', size }
      await servedRow(shop, `page of ${size} orders`, pages, { curve })
    },
  )

for (const size of [1, 10, 100, 1_000]) {
  let carts: Filled[] = []
  await servedShop(
    async ({ db, clock }) => void (carts = await fillCarts(db, clock.today(), 20, size)),
    async (shop) => {
      const reads = Array.from({ length: Math.min(answers, 20_000 / size) }, (_, index) => ({
        ...get('/api/cart/active'),
        token: carts[index % carts.length]!.token,
      }))
      await send(shop, reads.slice(0, 20))
      const curve = { of: 'cart', size }
      await servedRow(shop, `cart of ${size} lines`, reads, { clients: 4, curve })
    },
  )
}

function get(path: string): Sent {
  return { method: 'GET', path }
}
