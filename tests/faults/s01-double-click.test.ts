import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { timesAtOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { expectWithin } from './kit/expect-within.ts'
import { rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 100_000)

const clicks = 50

const keys: [name: string, keyOf: (cartId: number, click: number) => string | undefined][] = [
  ['under one key', (cartId) => `place-${cartId}`],
  ['under a key each', (cartId, click) => `place-${cartId}-${click}`],
  ['without a key', () => undefined],
]

for (const [name, keyOf] of keys) {
  test.each(rounds())(
    `fifty clicks ${name} give one order, and all are told which (seed %i)`,
    async () => {
      const anna = await shop.customer({ accountCents: 10_000 })
      const { id, params } = await filledCart(anna, { [good.honey]: 2, [good.tea]: 3 }, 2)
      const started = performance.now()
      const answers = await timesAtOnce(clicks, (click) => {
        const idempotencyKey = keyOf(id, click)
        return anna.api.placeOrder(
          { params },
          idempotencyKey === undefined ? {} : { idempotencyKey },
        )
      })
      expectWithin(2_000, performance.now() - started)
      const orderIds = answers.map((answer) =>
        answer.status === 'fulfilled' ? answer.value.order.id : answer.reason,
      )
      expect(new Set(orderIds)).toEqual(new Set([id]))
      const { order } = await anna.api.listOrders()
      expect(order.total).toBe(1)
      expect(order.data[0]).toMatchObject({ prepaid: 23.8, items: [{ order: 2 }, { order: 3 }] })
      expect(await brokenRules(shop.db)).toEqual([])
    },
  )
}
