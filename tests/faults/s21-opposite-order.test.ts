import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 1_000_000)
await shop.db.updateTable('goods').set({ isCounted: true }).where('id', '=', good.tea).execute()
await setStock(shop, good.tea, 1_000_000)

const crowd = 16

test.each(rounds(3))(
  'carts of the same goods in opposite order never stop each other (seed %i)',
  async () => {
    const buyers = await Promise.all(Array.from({ length: crowd }, () => shop.customer()))
    const carts: Awaited<ReturnType<typeof filledCart>>[] = []
    for (const [n, buyer] of buyers.entries()) {
      const cart = await filledCart(buyer, { [n % 2 ? good.honey : good.tea]: 3 })
      await buyer.api.changeCartItem({
        params: cart.params,
        body: { good_id: n % 2 ? good.tea : good.honey, order: 3 },
      })
      carts.push(cart)
    }
    const results = await timesAtOnce(crowd, (n) =>
      buyers[n]!.api.placeOrder({ params: carts[n]!.params }),
    )
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: crowd }, () => 'fulfilled'),
    )
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
