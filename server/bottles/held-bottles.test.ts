import { expect, test } from 'vitest'
import { filledCart, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'

const shop = await orderShop()

test('a customer sees bottles and rented goods with the rent and the day they last moved', async () => {
  const [anna, berta] = [await shop.customer({ accountCents: 20_000 }), await shop.customer()]
  const { id: orderId, params } = await placedOrder(
    anna,
    { [good.water]: 2, [good.cooler]: 1, [good.tea]: 3 },
    2,
  )
  await filledCart(berta, { [good.water]: 5 })
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('id', '=', orderId)
    .execute()
  expect((await anna.api.listRentedGoods()).data).toEqual([])
  expect(await deliverOrder(shop.app, { orderId })).toMatchObject({ ok: true })

  const { delivery_date: last_executed } = (await anna.api.readOrder({ params })).order
  expect((await anna.api.listRentedGoods()).data).toMatchObject([
    {
      good_id: good.water,
      name: 'water',
      count: 2,
      bail: 8,
      monthly_payment_vat: 0,
      last_executed,
    },
    {
      good_id: good.cooler,
      name: 'cooler',
      count: 1,
      bail: 70,
      monthly_payment_vat: 7.9,
      last_executed,
    },
  ])
  expect((await berta.api.listRentedGoods()).data).toEqual([])
})
