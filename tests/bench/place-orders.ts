import { type Filled, fillCarts } from './filled-carts.ts'
import { type Sent, servedHead, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/place-orders.ts [carts]`: carts of five lines, each of another customer, are
 * read, changed and ordered, sixteen at a time. Half of them are placed before the measurement,
 * to warm up.
 */
const carts = Number(process.argv[2] ?? 4_000)
let filled: Filled[] = []

await servedShop(
  async ({ db, clock }) => void (filled = await fillCarts(db, clock.today(), carts, 5)),
  async (shop) => {
    const read = ({ token }: Filled): Sent => ({ method: 'GET', path: '/api/cart/active', token })
    const place = ({ cartId, token }: Filled): Sent => ({
      method: 'POST',
      path: `/api/cart/${cartId}/processcart`,
      token,
    })
    const add = ({ cartId, token, otherGoodId }: Filled): Sent => ({
      method: 'POST',
      path: `/api/cart/${cartId}/cartitem`,
      token,
      body: { good_id: otherGoodId, order: 1 },
    })
    const half = carts / 2
    const rest = filled.slice(half)
    console.log(servedHead)
    await servedRow(shop, '(warming up)', filled.map(read))
    await servedRow(shop, '(warming up)', filled.slice(0, half).map(place))
    await shop.analyze()
    await servedRow(shop, 'cart of 5 lines, read', rest.map(read))
    await servedRow(shop, 'order of 5 lines, placed', rest.slice(0, half / 2).map(place))
    await servedRow(shop, 'another good, added', rest.slice(half / 2).map(add))
    await servedRow(shop, 'order of 6 lines, placed', rest.slice(half / 2).map(place))
  },
)
