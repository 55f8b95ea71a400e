import { expect, test } from 'vitest'
import {
  filledCart,
  good,
  orderShop,
  region,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { dayOf } from '../../domain/calendar.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'
import {
  closeDay,
  collectParcel,
  handOverParcel,
  markUndelivered,
} from '../../tests/support/dispatch.ts'

const shop = await orderShop()

/** 4 honeys to Liepāja, where only third-party couriers go. */
async function parcel(anna: Shopper, method: 2 | 3 = 2) {
  const cart = await filledCart(anna, { [good.honey]: 4 }, method)
  await anna.api.changeCart({ params: cart.params, body: { delivery_type_id: 3 } })
  await anna.api.placeOrder({ params: cart.params })
  return { orderId: cart.id, params: cart.params }
}

const honey = () =>
  shop.db
    .selectFrom('stock')
    .select(['onHand', 'reserved'])
    .where('goodId', '=', good.honey)
    .executeTakeFirstOrThrow()

const stateOf = (orderId: number) =>
  shop.db
    .selectFrom('orders')
    .select(['status', 'deliveryOn'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

const shipmentOf = (orderId: number) =>
  shop.db
    .selectFrom('shipments')
    .select(['state', 'trackingNumber'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()

test('a parcel is locked and deducted from the stock when handed over, and invoiced when collected', async () => {
  const anna = await shop.customer({ regionId: region.liepaja, accountCents: 10_000 })
  const { orderId, params } = await parcel(anna)
  expect(await honey()).toEqual({ onHand: 10, reserved: 4 })
  const before = await balancesOf(shop.db, anna.id)

  const parcelOf = { orderId, tracking: 'CC123456789LV' }
  const outcomes = await Promise.all([1, 2, 3].map(() => handOverParcel(shop.app, parcelOf)))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 4, lock: 1 })
  expect(await honey()).toEqual({ onHand: 6, reserved: 0 })
  expect(await shipmentOf(orderId)).toEqual({
    state: 'handed_over',
    trackingNumber: 'CC123456789LV',
  })
  await expect(anna.api.cancelOrder({ params })).rejects.toMatchObject({ status: 409 })

  const collected = await Promise.all([1, 2, 3].map(() => collectParcel(shop.app, orderId)))
  expect(collected.filter((outcome) => outcome.ok && !outcome.value.already)).toHaveLength(1)
  await shop.work()
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 5,
    ramus_id: 'R-2026-000001',
  })
  expect(await honey()).toEqual({ onHand: 6, reserved: 0 })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(before.accountCents)
  expect((await shipmentOf(orderId))?.state).toBe('collected')
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a parcel can be cancelled until it is handed over; a cancelled one is not handed over', async () => {
  const anna = await shop.customer({ regionId: region.liepaja, accountCents: 10_000 })
  const { orderId, params } = await parcel(anna)
  expect(await collectParcel(shop.app, orderId)).toMatchObject({
    refusal: { code: 'not_waiting_for_delivery' },
  })
  await anna.api.cancelOrder({ params })
  expect(await handOverParcel(shop.app, { orderId, tracking: null })).toMatchObject({
    refusal: { code: 'not_waiting_for_delivery', status: 'cancelled' },
  })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 10_000 })
})

test('the order of a parcel that comes back is cancelled and refunded', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { orderId } = await parcel(anna)
  await handOverParcel(shop.app, { orderId, tracking: null })
  const outcome = await markUndelivered(shop.app, { orderId, reason: 'Neviens neizņēma' })
  expect(outcome).toEqual({ ok: true, value: { nextOn: null, already: false } })
  expect(await stateOf(orderId)).toEqual({ status: 'cancelled', deliveryOn: null })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 10_000 })
})

test('an order of our own courier cannot be handed over or collected as a parcel', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id: orderId, params } = await filledCart(anna, { [good.flour]: 8 }, 2)
  await anna.api.placeOrder({ params })
  const { order } = await anna.api.readOrder({ params })
  await closeDay(shop.app, dayOf(order.delivery_date!))
  for (const id of [orderId, 999_999]) {
    const noParcel = { ok: false, refusal: { code: 'no_such_parcel' } }
    expect(await handOverParcel(shop.app, { orderId: id, tracking: null })).toEqual(noParcel)
    expect(await collectParcel(shop.app, id)).toEqual(noParcel)
  }
})
