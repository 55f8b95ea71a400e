import { firstGoodDay } from '../cart/read-cart.ts'
import { holdDay } from '../delivery/hold-day.ts'
import type { House } from '../house.ts'
import type { PaymentOfOrder } from '../payments/settle-payment.ts'
import type { Db } from '../platform/database/connect.ts'
import { giveBackOrder } from './give-back-order.ts'
import { insertChange, type LockedOrder, lockOrder, regionOfOrder, updateOrder } from './store.ts'
import { tellPaidLate, tellPlaced } from './tell-customer.ts'

/** What becomes of an order when the bank has spoken; handed to the payments by the app and the worker. */
export const settleOrderPayment = (house: House) => ({
  /** The order goes on if it still waits for this sum; otherwise the money is the customer's, on the account. */
  async orderPaid(tx: Db, { paymentId, customerId, orderId, cents, at }: PaymentOfOrder): Promise<'order' | 'account'> {
    const order = await lockOrder(tx, customerId, orderId)
    if (order?.status !== 2 || order.awaitedCents !== cents) {
      await tellPaidLate(tx, { customerId, orderId, paymentId, cents })
      return 'account'
    }
    const version = order.version + 1
    const deliveryOn = await dayStillToBeHad(house, tx, order)
    await updateOrder(tx, orderId, {
      status: 3,
      paymentState: 1,
      prepaidCents: cents,
      awaitedCents: 0,
      payUntil: null,
      deliveryOn,
      version,
      updatedAt: at,
    })
    const changes = deliveryOn === order.deliveryOn ? {} : { delivery_on: [order.deliveryOn, deliveryOn] }
    await insertChange(tx, { customerId, orderId, version, kind: 'paid', madeBy: 'provider', madeAt: at, changes })
    await tellPlaced(tx, { customerId, id: orderId, version })
    return 'order'
  },

  async orderFailed(tx: Db, { customerId, orderId }: PaymentOfOrder): Promise<void> {
    await giveBackOrder(house, tx, { customerId, orderId, madeBy: 'provider' })
  },
})

/** A slow bank may answer when the day has closed: the order then takes the next one. */
async function dayStillToBeHad(house: House, tx: Db, order: LockedOrder) {
  if (order.deliveryOn === null) return null
  const regionId = await regionOfOrder(tx, order.id)
  const day = regionId === undefined ? order.deliveryOn : await firstGoodDay(house, regionId, order.deliveryOn)
  if (day !== null) await holdDay(tx, day)
  return day ?? order.deliveryOn
}
