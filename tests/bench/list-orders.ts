import { fillOrders, tokenOfMany } from './filled-orders.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/list-orders.ts [answers]`: a customer pages through 500 orders of five lines,
 * sixteen pages at a time.
 */
const answers = Number(process.argv[2] ?? 4_000)
const orders = 500
const pageSize = 6

await servedShop(
  ({ db }) => fillOrders(db, orders),
  async (shop) => {
    const pages = (status: string): Sent[] =>
      Array.from({ length: answers }, (_, index) => {
        const page = 1 + (index % Math.ceil(orders / pageSize))
        return { method: 'GET', path: `/api/order?page=${page}${status}`, token: tokenOfMany }
      })
    await send(shop, pages('').slice(0, 1_000))
    await servedRow(shop, 'page of 500 orders, read', pages(''))
    await servedRow(shop, 'page of those delivered, read', pages('&status=5'))
  },
)
