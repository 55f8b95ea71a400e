import { byProvider } from '../../domain/actor.ts'
import { byCustomer } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { credit, filledCart, furnish, good, type Shopper } from '../../tests/support/order-shop.ts'
import { lockIsAwaited } from '../../tests/support/lock-waits.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { createCart } from '../cart/read-cart.ts'
import { balancesOf } from '../ledger/balances.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { orderPaymentHandlers } from './order-payment-handlers.ts'
import { openOrderPayment } from './place-order.ts'

const shop = await furnish(await payingShop())

const reservedOf = async (goodId: number) =>
  (
    await shop.db
      .selectFrom('stock')
      .select('reserved')
      .where('goodId', '=', goodId)
      .executeTakeFirstOrThrow()
  ).reserved

async function atTheBank(anna: Shopper) {
  const cart = await filledCart(anna, { [good.honey]: 4 }, 7)
  const { payment_url } = await anna.api.placeOrder({ params: cart.params })
  const back = (token: string) => anna.api.orderCallback({ body: { payment_token: token } })
  return { ...cart, paymentUrl: payment_url!, back }
}

test('an order paid at the bank is processed, with the charge beside its total', async () => {
  const anna = await shop.customer()
  const { params, paymentUrl, back } = await atTheBank(anna)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 2,
    paysera_stat: 2,
    awaited: 20,
  })
  const { token } = await shop.choose(paymentUrl, 'paid')
  await back(token)
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({
    status: 3,
    paysera_stat: 1,
    prepaid: 20,
    awaited: 0,
    payment_charge: 0.5,
  })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
  await anna.api.cancelOrder({ params })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(2_000)
})

test('placing again leads to the same payment page', async () => {
  const anna = await shop.customer()
  const { params, paymentUrl } = await atTheBank(anna)
  const again = await Promise.all(Array.from({ length: 5 }, () => anna.api.placeOrder({ params })))
  expect(new Set(again.map((answer) => answer.payment_url))).toEqual(new Set([paymentUrl]))
  await anna.api.cancelOrder({ params })
  expect(await reservedOf(good.honey)).toBe(0)
})

test('after an abandoned payment everything is back in the cart and can be ordered again', async () => {
  const anna = await shop.customer({ bonusCents: 200 })
  const cart = await filledCart(anna, { [good.honey]: 4 }, 7)
  await anna.api.changeCart({ params: cart.params, body: { use_bonus: 1 } })
  const { payment_url } = await anna.api.placeOrder({ params: cart.params })
  await shop.choose(payment_url!, 'abandoned')
  await shop.work()
  const { data } = await anna.api.readActiveCart()
  expect(data).toMatchObject({ id: cart.id, status: 1, paysera_stat: 3, items: [{ order: 4 }] })
  expect(await reservedOf(good.honey)).toBe(0)
  expect((await balancesOf(shop.db, anna.id)).bonusCents).toBe(200)
  await anna.api.changeCart({ params: cart.params, body: { payment_type: 3 } })
  await anna.api.placeOrder({ params: cart.params })
  expect((await anna.api.readOrder({ params: cart.params })).order).toMatchObject({
    status: 3,
    cash_due: 18,
  })
  await anna.api.cancelOrder({ params: cart.params })
  expect((await balancesOf(shop.db, anna.id)).bonusCents).toBe(200)
})

test('a customer back from the bank without paying gets the cart and pays another way', async () => {
  const anna = await shop.customer()
  const { params, paymentUrl, back } = await atTheBank(anna)
  const { data } = await anna.api.takeOrderBack({ params })
  expect(data).toMatchObject({ id: Number(params.id), status: 1, items: [{ order: 4 }] })
  expect((await anna.api.takeOrderBack({ params })).data.id).toBe(data.id)
  await anna.api.changeCart({ params, body: { payment_type: 3 } })
  await anna.api.placeOrder({ params })
  await expect(anna.api.takeOrderBack({ params })).rejects.toMatchObject({
    status: 409,
    error: 'locked',
  })
  // Paid at the bank after all: the money goes to the account and the order stays as it is.
  await back((await shop.choose(paymentUrl, 'paid')).token)
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(2_000)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 3, cash_due: 20 })
  await anna.api.cancelOrder({ params })
})

test('a failed payment does not return an order that has a newer payment', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 7)
  const first = await anna.api.placeOrder({ params })
  await anna.api.takeOrderBack({ params })
  await anna.api.changeCart({ params, body: { payment_type: 10 } })
  const second = await anna.api.placeOrder({ params })
  await shop.choose(first.payment_url!, 'abandoned')
  await shop.work()
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 2, awaited: 23 })
  await shop.choose(second.payment_url!, 'paid')
  await shop.work()
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 3,
    prepaid: 23,
    payment_type: 10,
  })
})

test('the order names the bank that was paid in the end, with its charge', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 7)
  const first = await anna.api.placeOrder({ params })
  await anna.api.takeOrderBack({ params })
  await anna.api.changeCart({ params, body: { payment_type: 6 } })
  await anna.api.placeOrder({ params })
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    payment_type: 6,
    payment_charge: 0.3,
  })
  await shop.choose(first.payment_url!, 'paid')
  await shop.work()
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 3,
    payment_type: 7,
    payment_charge: 0.5,
  })
})

test('returned goods are merged into a cart started meanwhile', async () => {
  const anna = await shop.customer()
  const { id, paymentUrl } = await atTheBank(anna)
  const next = await filledCart(anna, { [good.honey]: 1, [good.tea]: 1 })
  await shop.choose(paymentUrl, 'abandoned')
  await shop.work()
  const { data } = await anna.api.readActiveCart()
  expect(data.id).toBe(next.id)
  expect(data.items.map((item) => [item.good_id, item.order])).toEqual([
    [good.honey, 5],
    [good.tea, 1],
  ])
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order).toMatchObject({
    status: 0,
    cancel_reason: 'payment_failed',
  })
})

test('returned goods are merged into a cart created at the same moment', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 7)
  await anna.api.placeOrder({ params })
  let takenBack: Promise<unknown> | undefined
  const started = await inTransaction(shop.db, async (tx) => {
    const { cart } = await createCart(shop.app, tx, byCustomer(anna.id), anna.id)
    takenBack = anna.api.takeOrderBack({ params })
    await lockIsAwaited(shop.db)
    return cart
  })
  expect(await takenBack).toMatchObject({
    data: { id: started.id, items: [{ good_id: good.tea, order: 5 }] },
  })
})

test('money for an order that no longer waits is credited to the account', async () => {
  const anna = await shop.customer()
  const { params, paymentUrl, back } = await atTheBank(anna)
  await anna.api.cancelOrder({ params })
  const { token } = await shop.choose(paymentUrl, 'paid')
  await back(token)
  expect((await anna.api.readOrder({ params })).order.status).toBe(0)
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(2_000)
})

test('an order not paid in time returns to the cart', async () => {
  const anna = await shop.customer()
  const { id } = await atTheBank(anna)
  shop.clock.set('2026-11-21T08:01:00Z')
  await shop.jobs['orders.give-back-unpaid']!({} as never)
  expect((await anna.api.readActiveCart()).data).toMatchObject({ id, delivery_date: '2026-11-23' })
  expect(await reservedOf(good.honey)).toBe(0)
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('an unpaid order that cannot be returned does not stop the others', async () => {
  const [anna, berta] = [await shop.customer(), await shop.customer()]
  const stuck = await filledCart(anna, { [good.tea]: 5 }, 7)
  const other = await filledCart(berta, { [good.tea]: 5 }, 7)
  await anna.api.placeOrder({ params: stuck.params })
  shop.clock.set('2026-11-20T08:00:01Z')
  await berta.api.placeOrder({ params: other.params })
  const { version } = (await anna.api.readOrder({ params: stuck.params })).order
  const step = {
    orderId: stuck.id,
    customerId: anna.id,
    version: version + 1,
    madeAt: shop.clock.now(),
  }
  await shop.db
    .insertInto('orderChanges')
    .values({ ...step, kind: 'moved', actorKind: 'customer' })
    .execute()
  shop.clock.set('2026-11-21T08:01:00Z')
  await expect(shop.jobs['orders.give-back-unpaid']!({} as never)).rejects.toThrow(
    '1 unpaid orders',
  )
  expect((await berta.api.readActiveCart()).data.id).toBe(other.id)
  expect((await anna.api.readOrder({ params: stuck.params })).order.status).toBe(2)
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('a payment reported after the day has closed moves the delivery to the next day', async () => {
  const anna = await shop.customer()
  const { params, paymentUrl, back } = await atTheBank(anna)
  shop.clock.set('2026-11-21T06:00:00Z')
  const { token } = await shop.choose(paymentUrl, 'paid')
  await back(token)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 3,
    delivery_date: '2026-11-23',
  })
  // O-22
  const letter = shop.db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'orders.placed')
  expect(await letter.execute()).toMatchObject([
    { payload: { chosenOn: '2026-11-21', deliveryOn: '2026-11-23' } },
  ])
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('one payment covers the order and a top-up', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 6)
  await anna.api.changeCart({ params, body: { top_up: 30 } })
  const { payment_url } = await anna.api.placeOrder({ params })
  const { token } = await shop.choose(payment_url!, 'paid')
  await anna.api.orderCallback({ body: { payment_token: token } })
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 3, prepaid: 23 })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(3_000)
  await credit(shop, anna.id, 'account', -3_000)
})

test('an order paid from the account stays placed when its top-up finds no bank', async () => {
  const anna = await shop.customer()
  const { id: orderId, params } = await filledCart(anna, { [good.tea]: 5 })
  await anna.api.placeOrder({ params })
  const opened = await openOrderPayment(shop.app, { customerId: anna.id, orderId, paymentId: 0 })
  expect(opened).toEqual({ ok: true, value: { orderId, paymentUrl: null } })
  expect((await anna.api.readOrder({ params })).order.status).toBe(3)
})

test('an order does not get a day that closes while its payment is reported', async () => {
  const anna = await shop.customer()
  const { id: orderId, params } = await filledCart(anna, { [good.tea]: 5 }, 7)
  await anna.api.placeOrder({ params })
  const at = shop.clock.now()
  const backAgain = new Error('a day that has closed stays closed: for this test it only seems so')
  const settling = inTransaction(shop.db, async (tx) => {
    await tx
      .insertInto('closedDays')
      .values({ day: dayOf('2026-11-21'), closedAt: at })
      .execute()
    const payment = {
      paymentId: 1,
      customerId: anna.id,
      orderId,
      cents: 2_300,
      method: 'seb' as const,
      chargeCents: 50,
      at,
    }
    expect(await orderPaymentHandlers(shop.app).orderPaid(tx, byProvider, payment)).toEqual({
      depositCents: 50,
      taxed: [{ grossCents: 2_250, percent: 21 }],
    })
    const order = tx.selectFrom('orders').select(['status', 'deliveryOn']).where('id', '=', orderId)
    expect(await order.executeTakeFirst()).toEqual({
      status: 'processing',
      deliveryOn: '2026-11-23',
    })
    throw backAgain
  })
  await expect(settling).rejects.toBe(backAgain)
})

// S-m17
test('a fourth unpaid order is refused, and a large one of a stranger waits an hour', async () => {
  const anna = await shop.customer()
  const hoursOf = async (orderId: number) => {
    const order = shop.db.selectFrom('orders').select(['payUntil', 'placedAt'])
    const { payUntil, placedAt } = await order.where('id', '=', orderId).executeTakeFirstOrThrow()
    return (payUntil!.getTime() - placedAt.getTime()) / 3_600_000
  }
  const small = await atTheBank(anna)
  expect(await hoursOf(small.id)).toBe(24)
  const large = await filledCart(anna, { [good.tea]: 80 }, 7)
  await anna.api.placeOrder({ params: large.params })
  expect(await hoursOf(large.id)).toBe(1)
  await atTheBank(anna)
  const fourth = await filledCart(anna, { [good.tea]: 4 }, 7)
  const refusal = { status: 409, error: 'too_much_unpaid' }
  await expect(anna.api.placeOrder({ params: fourth.params })).rejects.toMatchObject(refusal)
  await anna.api.cancelOrder({ params: small.params })
  expect((await anna.api.placeOrder({ params: fourth.params })).payment_url).toContain('http')
})
