import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { generatedOrder } from '../../tests/support/generated-order.ts'

const shop = await orderShop()

// O-15
test('a second after its hour an order can no longer be changed, though no job has run', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const { order } = await anna.api.readOrder({ params })
  const day = dayOf(order.delivery_date!)
  const { data } = await anna.api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  const closes = closingInstant(day, '24:00')
  expect(order).toMatchObject({ lock: 0, changeable_until: new Date(closes).toISOString() })

  shop.clock.set(new Date(closes + 1_000).toISOString())
  const after = (await anna.api.readOrder({ params })).order
  expect(after).toMatchObject({
    status: 3,
    lock: 1,
    changeable_until: null,
    may: { edit: 'locked', cancel: 'locked' },
  })
  const locked = { status: 409, error: 'locked' }
  await expect(anna.api.processOrderCopy({ params: copy })).rejects.toMatchObject(locked)
  await expect(anna.api.copyOrderToCart({ params })).rejects.toMatchObject(locked)
  await expect(anna.api.cancelOrder({ params })).rejects.toMatchObject(locked)
  const body = { delivery_date: addDays(day, 7) }
  await expect(anna.api.moveOrder({ params, body })).rejects.toMatchObject(locked)
  const cart = await anna.api.createCart()
  const add = { params: { id: String(cart.data.id) } }
  await anna.api.changeCartItem({ ...add, body: { good_id: good.tea, order: 1 } })
  await expect(anna.api.addToOrder(add)).rejects.toMatchObject({ error: 'no_nearest_order' })
})

// O-15
test('a second after its hour an autoship’s order can be neither confirmed nor skipped', async () => {
  const day = addDays(shop.clock.today(), 3)
  const { anna, params, id } = await generatedOrder(shop, day)
  shop.clock.set(new Date(closingInstant(day, '24:00') + 1_000).toISOString())
  const locked = { status: 409, error: 'locked' }
  const confirm = anna.api.changeOrder({ params, body: { confirmed: 1 } })
  await expect(confirm).rejects.toMatchObject(locked)
  expect((await anna.api.readOrder({ params })).order.may.confirm).toBe('locked')
  expect(id).toBeGreaterThan(0)
})
