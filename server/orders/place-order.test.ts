import { byCustomer } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { credit, filledCart, good, orderShop } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { checkOut } from './place-order.ts'

const shop = await orderShop()

const stockOf = (goodId: number) =>
  shop.db
    .selectFrom('stock')
    .select(['onHand', 'reserved'])
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()

test('a cash order keeps the cart’s number', async () => {
  const anna = await shop.customer()
  const { id, params } = await filledCart(anna, { [good.water]: 2, [good.honey]: 1 })
  const placed = await anna.api.placeOrder({ params })
  expect(placed).toEqual({ payment_url: null, order: { id } })
  await expect(anna.api.readActiveCart()).rejects.toMatchObject({ status: 404 })
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({
    status: 3,
    lock: 0,
    delivery_date: '2026-11-21',
    payment_type: 3,
    cash_due: 36.8,
    details: {
      water_goods_price_vat: 15.8,
      no_water_goods_price_vat: 5,
      bail: 16,
      extra_delivery: 0,
    },
    total_amount_with_bail_and_vat: 36.8,
    may: { edit: null, cancel: null },
    changeable_until: '2026-11-20T22:00:00.000Z',
  })
  expect(await stockOf(good.honey)).toEqual({ onHand: 10, reserved: 1 })
})

test('the account is charged at once, and a closed method says how much is missing', async () => {
  const anna = await shop.customer({ accountCents: 3_000 })
  const { params } = await filledCart(anna, { [good.tea]: 4 }, 2)
  await anna.api.placeOrder({ params })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(3_000 - 1_800 - 300 - 40)
  const poor = await shop.customer({ accountCents: 100 })
  const cart = await filledCart(poor, { [good.tea]: 5 }, 2)
  await expect(poor.api.placeOrder({ params: cart.params })).rejects.toMatchObject({
    status: 409,
    error: 'method_not_open',
    body: { reason: 'account_is_short', missing: 22 },
  })
})

test('without a method the account is chosen, if it suffices', async () => {
  const rich = await shop.customer({ accountCents: 10_000 })
  const { params } = await filledCart(rich, { [good.tea]: 5 }, null)
  const { data } = await rich.api.readActiveCart()
  expect(data.method_by_itself).toBe(2)
  await rich.api.placeOrder({ params })
  expect((await rich.api.readOrder({ params })).order).toMatchObject({
    payment_type: 2,
    prepaid: 23,
  })
  const poor = await shop.customer()
  const cart = await filledCart(poor, { [good.tea]: 5 }, null)
  await expect(poor.api.placeOrder({ params: cart.params })).rejects.toMatchObject({ status: 422 })
})

test('deferred payment is limited by the credit limit', async () => {
  const company = await shop.customer({ payLater: true, creditLimitCents: 10_000 })
  const { params } = await filledCart(company, { [good.tea]: 5 }, 5)
  await company.api.placeOrder({ params })
  expect((await balancesOf(shop.db, company.id)).accountCents).toBe(-2_300)
  const next = await filledCart(company, { [good.tea]: 18 }, 5)
  await expect(company.api.placeOrder({ params: next.params })).rejects.toMatchObject({
    body: { reason: 'over_credit_limit', missing: 5.8 },
  })
})

test('a changed price is refused once with old and new; a repeat accepts it', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.flour]: 3, [good.tea]: 5 })
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 350 })
    .where('id', '=', good.flour)
    .execute()
  await expect(anna.api.placeOrder({ params })).rejects.toMatchObject({
    error: 'cart_changed',
    body: { changes: [{ kind: 'price', good_id: good.flour, old: 3, new: 3.5 }] },
  })
  await anna.api.placeOrder({ params })
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 300 })
    .where('id', '=', good.flour)
    .execute()
  expect((await anna.api.readOrder({ params })).order.details.no_water_goods_price_vat).toBe(33)
})

test('a total other than the agreed one is refused with both', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 })
  const agreed = (total: number) =>
    anna.api.placeOrder({ params, body: { total_price_with_bail_and_vat: total } })
  await expect(agreed(20)).rejects.toMatchObject({
    body: { changes: [{ kind: 'total', old: 20, new: 23 }] },
  })
  expect((await agreed(23)).order.id).toBe(Number(params.id))
})

test('an empty cart, a cart without a day and another customer’s cart cannot be placed', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, {})
  await expect(anna.api.placeOrder({ params })).rejects.toMatchObject({ error: 'cart_is_empty' })
  const other = await shop.customer()
  await expect(other.api.placeOrder({ params })).rejects.toMatchObject({ status: 404 })
  const far = await shop.customer({ regionId: 3 })
  const cart = await filledCart(far, { [good.tea]: 5 })
  await expect(far.api.placeOrder({ params: cart.params })).rejects.toMatchObject({
    error: 'delivery_not_open',
  })
})

// O-12
test('services alone need no day, and no courier comes for their cash', async () => {
  const anna = await shop.customer({ accountCents: 2_900 })
  const { params } = await filledCart(anna, { [good.cleaning]: 1 })
  const { data } = await anna.api.readActiveCart()
  expect(data.details.cash_allowed).toBe(0)
  expect(data.methods.find(({ id }) => id === 3)).toMatchObject({
    is_open: 0,
    reason: 'not_for_this_delivery',
  })
  await expect(anna.api.placeOrder({ params })).rejects.toMatchObject({ error: 'method_not_open' })
  await anna.api.changeCart({ params, body: { payment_type: 2 } })
  await anna.api.placeOrder({ params })
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({
    only_services: 1,
    delivery_date: null,
    total_amount_with_bail_and_vat: 29,
  })
})

test('the bonus is used with the order and returned when it is cancelled', async () => {
  const anna = await shop.customer({ bonusCents: 300 })
  const { params } = await filledCart(anna, { [good.tea]: 5 })
  await anna.api.changeCart({ params, body: { use_bonus: 1 } })
  await anna.api.placeOrder({ params })
  expect((await anna.api.readOrder({ params })).order.details).toMatchObject({
    bonus: 3,
    total_price_vat: 19.5,
  })
  expect((await balancesOf(shop.db, anna.id)).bonusCents).toBe(0)
  await anna.api.cancelOrder({ params })
  expect((await balancesOf(shop.db, anna.id)).bonusCents).toBe(300)
})

test('a parcel order has a shipment with its weight, removed when it is cancelled', async () => {
  const anna = await shop.customer({ accountCents: 5_000 })
  const { params } = await filledCart(anna, { [good.tea]: 2 }, 2)
  await anna.api.changeCart({ params, body: { delivery_type_id: 3 } })
  await anna.api.placeOrder({ params })
  const shipment = () =>
    shop.db
      .selectFrom('shipments')
      .selectAll()
      .where('orderId', '=', Number(params.id))
      .executeTakeFirst()
  expect(await shipment()).toMatchObject({ deliveryKind: 'thirdPartyCourier', state: 'prepared' })
  await anna.api.cancelOrder({ params })
  expect(await shipment()).toMatchObject({ state: 'cancelled' })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(5_000)
})

test('placing takes the same number of statements for any number of lines', async () => {
  const anna = await shop.customer({ accountCents: 100_000, bonusCents: 100 })
  const counts: number[] = []
  for (const lines of [
    { [good.tea]: 5 },
    { [good.tea]: 5, [good.water]: 1, [good.flour]: 2, [good.cooler]: 1 },
  ]) {
    const { id, params } = await filledCart(anna, lines, 2)
    await anna.api.changeCart({ params, body: { use_bonus: 1 } })
    const placing = { customerId: anna.id, cartId: id }
    const { statements } = await recordStatements(() =>
      checkOut(shop.app, byCustomer(anna.id), placing),
    )
    counts.push(statements.length)
    await credit(shop, anna.id, 'bonus', 100)
  }
  expect(counts[0]).toBeLessThanOrEqual(15)
  expect(counts[1]).toBe(counts[0])
})

test('a placed cart, another customer’s cart and an unknown cart are refused, not shown', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.honey]: 4 })
  await anna.api.placeOrder({ params })
  const change = { good_id: good.flour, order: 1 }
  await expect(anna.api.changeCartItem({ params, body: change })).rejects.toMatchObject({
    status: 409,
  })
  await expect(anna.api.changeCart({ params, body: { notes: 'x' } })).rejects.toMatchObject({
    status: 409,
  })
  await expect(anna.api.listCartItems({ params })).rejects.toMatchObject({ status: 404 })
  const guest = await shop.guest()
  await expect(guest.api.changeCartItem({ params, body: change })).rejects.toMatchObject({
    status: 404,
  })
  await expect(guest.api.placeOrder({ params })).rejects.toMatchObject({ status: 403 })
  await expect(shop.nobody.readActiveCart()).rejects.toMatchObject({ status: 401 })
})
