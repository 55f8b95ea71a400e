import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { orderJobs } from './jobs.ts'

const shop = await orderShop()
const { app, clock } = shop
const later = (minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
const cleanUp = () => orderJobs(app)['orders.delete-old-copies']()

test('a copy unused for an hour is deleted, and its order stays as it was', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { data } = await anna.api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  later(59)
  await cleanUp()
  await anna.api.changeCartItem({
    params: copy,
    body: { id: data.items[0]!.id, good_id: good.tea, order: 6 },
  })
  later(59)
  await cleanUp()
  expect((await anna.api.readOrderCopy({ params: copy })).data.items).toMatchObject([{ order: 6 }])
  later(2)
  await cleanUp()
  await expect(anna.api.readOrderCopy({ params: copy })).rejects.toMatchObject({ status: 404 })
  expect((await anna.api.readOrder({ params })).order.items).toMatchObject([{ order: 5 }])
})
