import { addHotGood, type Filled, fillCarts } from './filled-carts.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/place-orders.ts [carts] [DIR]`: carts of five lines, each of another customer,
 * are read, changed and ordered, sixteen at a time and then at a steady rate, in a copy of the
 * large seed in DIR. A quarter of them is placed before the measurement, to warm up.
 */
const carts = Number(process.argv[2] ?? 8_000)
const steadyRates = [200, 400]
let filled: Filled[] = []

await servedShop(
  async ({ db, clock }) => {
    filled = await fillCarts(db, clock.today(), carts, 5)
    await addHotGood(
      db,
      quarter(3).map(({ cartId }) => cartId),
    )
  },
  async (shop) => {
    await send(shop, filled.map(read))
    await send(shop, quarter(0).map(place))
    await shop.analyze()
    await servedRow(shop, 'cart of 5 lines, read', filled.slice(carts / 4).map(read))
    await servedRow(shop, 'order of 5 lines, placed', quarter(1).map(place))
    await servedRow(shop, 'another good, added', quarter(2).map(add))
    const rest = quarter(2)
    for (const [index, perSecond] of steadyRates.entries()) {
      const part = rest.filter((_, at) => at % steadyRates.length === index)
      const pace = { clients: 64, perSecond }
      await servedRow(shop, 'order of 6 lines, placed at a steady rate', part.map(place), pace)
    }
    await servedRow(shop, 'order of 6 lines with one hot good, placed', quarter(3).map(place))
  },
  { copyOf: process.argv[3] },
)

function quarter(index: number): Filled[] {
  return filled.slice((index * carts) / 4, ((index + 1) * carts) / 4)
}

function read({ token }: Filled): Sent {
  return { method: 'GET', path: '/api/cart/active', token }
}

function place({ cartId, token }: Filled): Sent {
  return { method: 'POST', path: `/api/cart/${cartId}/processcart`, token }
}

function add({ cartId, token, otherGoodId }: Filled): Sent {
  const body = { good_id: otherGoodId, order: 1 }
  return { method: 'POST', path: `/api/cart/${cartId}/cartitem`, token, body }
}
