import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
const crowd = process.env.FAULT_RUNS ? 100 : 30

const stockOfHoney = () =>
  shop.db
    .selectFrom('stock')
    .select(['onHand', 'reserved'])
    .where('goodId', '=', good.honey)
    .executeTakeFirstOrThrow()

test.each(rounds())(
  'of a crowd only as many have the last pieces as there are (seed %i)',
  async (seed) => {
    const each = 1 + choices(seed).upTo(3)
    await setStock(shop, good.honey, 1 + choices(seed).upTo(9))
    const { onHand, reserved } = await stockOfHoney()
    const winners = Math.floor((onHand - reserved) / each)
    const buyers = await Promise.all(Array.from({ length: crowd }, () => shop.customer()))
    const carts: Awaited<ReturnType<typeof filledCart>>[] = []
    for (const buyer of buyers)
      carts.push(await filledCart(buyer, { [good.honey]: each, [good.tea]: 4 }))

    const results = await timesAtOnce(crowd, (n) =>
      buyers[n]!.api.placeOrder({ params: carts[n]!.params }),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(winners)
    const lost = results.findIndex(({ status }) => status === 'rejected')
    expect(results[lost]).toMatchObject({
      reason: {
        status: 409,
        error: 'cart_changed',
        body: {
          changes: [
            {
              kind: 'stock',
              good_id: good.honey,
              old: each,
              new: onHand - reserved - winners * each,
            },
          ],
        },
      },
    })
    expect(await stockOfHoney()).toMatchObject({ reserved: reserved + winners * each })
    // The loser's cart was reduced to the stock, and the same press orders that.
    await buyers[lost]!.api.placeOrder({ params: carts[lost]!.params })
    const { order } = await buyers[lost]!.api.readOrder({ params: carts[lost]!.params })
    const tea = order.items.find((item) => item.good_id === good.tea)
    expect(tea).toMatchObject({ order: 4 })
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
