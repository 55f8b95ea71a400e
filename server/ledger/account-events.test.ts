import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder, type Shopper } from '../../tests/support/order-shop.ts'

const shop = await orderShop()

async function delivered(anna: Shopper, returned: number) {
  const { id, params } = await placedOrder(anna, { [good.water]: [2, returned] }, 2)
  const { order } = await anna.api.readOrder({ params })
  await closeDay(shop.app, dayOf(order.delivery_date!))
  await deliverOrder(shop.app, { orderId: id })
}

// O-8
test('a delivery that was paid before shows what it cost, though the account did not move', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  await delivered(anna, 0)
  await delivered(anna, 2)
  const { event } = await anna.api.listAccountEvents({ query: { page: '1' } })
  expect(event.data[0]).toMatchObject({
    kind: 'delivered',
    amount: 0,
    bonus: 0.32,
    parts: [
      { what: 'prepaid', sum: 17.3 },
      { what: 'goods', sum: -17.3 },
    ],
  })
})
