import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { filledCart, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'

const shop = await orderShop()

test('a cart is made ready as the last order was: goods, empties, note, method and next day', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.water]: 2, [good.tea]: 1 })
  await anna.api.changeCart({ params, body: { notes: 'Ārdurvju kods 24' } })
  await anna.api.placeOrder({ params })
  await inTransaction(shop.db, (tx) =>
    moveBottles(tx, {
      customerId: anna.id,
      by: byCommand,
      cause: { kind: 'delivery', id: 1_000_000 },
      movedOn: shop.clock.today(),
      goods: [{ goodId: good.water, delivered: 3, returned: 0, depositCents: 0 }],
    }),
  )

  const { data, missing } = await anna.api.orderAgain({})
  expect(missing).toEqual([])
  expect(data).toMatchObject({
    address_id: anna.addressId,
    delivery_date: '2026-11-21',
    notes: 'Ārdurvju kods 24',
    payment_type: 3,
  })
  expect(data.items).toMatchObject([
    { good_id: good.water, order: 2, return: 2 },
    { good_id: good.tea, order: 1 },
  ])
})

test('a single line of a cancelled order is ordered again without the others', async () => {
  const anna = await shop.customer()
  const { id, params } = await placedOrder(anna, { [good.tea]: 2, [good.flour]: 1 })
  await anna.api.cancelOrder({ params })
  const body = { order_id: id, good_ids: [good.tea] }
  expect((await anna.api.orderAgain({ body })).data.items).toMatchObject([
    { good_id: good.tea, order: 2 },
  ])
  const foreign = anna.api.orderAgain({ body: { order_id: id, good_ids: [good.water] } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})

test('a link that is opened twice, at once too, adds nothing twice', async () => {
  const anna = await shop.customer()
  const { id } = await placedOrder(anna, { [good.tea]: 2 })
  const again = () => anna.api.orderAgain({ body: { order_id: id } })
  await Promise.all([again(), again()])
  expect((await again()).data.items).toMatchObject([{ good_id: good.tea, order: 2 }])
})

test('a cart that has goods gets the rest, and how it is paid stays as it was chosen', async () => {
  const anna = await shop.customer({ accountCents: 50_000 })
  const { id } = await placedOrder(anna, { [good.tea]: 3 })
  await filledCart(anna, { [good.tea]: 1, [good.water]: 1 }, 2)
  const { data } = await anna.api.orderAgain({ body: { order_id: id } })
  expect(data.items).toMatchObject([
    { good_id: good.water, order: 1 },
    { good_id: good.tea, order: 3 },
  ])
  expect(data.payment_type).toBe(2)
})

test('what is missing is named with a good in stock that replaces it', async () => {
  const anna = await shop.customer()
  const { id } = await placedOrder(anna, { [good.honey]: 8 })
  await shop.db
    .insertInto('goodRelations')
    .values({ goodId: good.honey, otherGoodId: good.tea, relation: 'alternative', position: 1 })
    .execute()
  const { data, missing } = await anna.api.orderAgain({ body: { order_id: id } })
  expect(data.items).toMatchObject([{ good_id: good.honey, order: 2 }])
  expect(missing).toMatchObject([
    { good_id: good.honey, missing: 6, replacement: { id: good.tea } },
  ])
})

test('the terms are agreed to once for each of their versions, with the first order', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 1 })
  expect((await anna.api.readLastTime()).data).toBeNull()
  await anna.api.placeOrder({ params, body: { confirmed_agreement: 1 } })
  const lastTime = { payment_type: 3, delivery_type_id: 1, agreed_on: '2026-11-20' }
  expect((await anna.api.readLastTime()).data).toMatchObject(lastTime)
  const consents = () =>
    shop.db
      .selectFrom('consents')
      .select('source')
      .where('customerId', '=', anna.id)
      .where('purpose', '=', 'agreement')
      .execute()
  expect(await consents()).toEqual([{ source: 'order' }])
  const next = await filledCart(anna, { [good.tea]: 1 })
  await anna.api.placeOrder({ params: next.params, body: { confirmed_agreement: 1 } })
  expect(await consents()).toHaveLength(1)
})
