import { addDays, type Day } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/delivery/days.ts'
import { firstGoodDay } from '../cart/read-cart.ts'
import { clockOfDelivery, regionDays } from '../delivery/address-days.ts'
import { holdDay } from '../delivery/hold-day.ts'
import type { App } from '../app-context.ts'
import type { PaidForOrder, PaymentOfOrder } from '../payments/settle-payment.ts'
import type { Db } from '../platform/database/connect.ts'
import { giveBackOrder } from './give-back-order.ts'
import { insertChange, type LockedOrder, lockOrder, regionOfOrder, updateOrder } from './store.ts'
import { tellPaidLate, tellPlaced } from './tell-customer.ts'

/** What becomes of an order when the bank has spoken; handed to the payments by the app and the worker. */
export const settleOrderPayment = (app: App) => ({
  /** The order goes on if it still waits for this sum; otherwise the money is the customer's, on the account. */
  async orderPaid(tx: Db, payment: PaidForOrder): Promise<'order' | 'account'> {
    const { paymentId, customerId, orderId, cents, method, chargeCents, at } = payment
    const order = await lockOrder(tx, customerId, orderId)
    if (order?.status !== 2 || order.awaitedCents !== cents) {
      await tellPaidLate(tx, { customerId, orderId, paymentId, cents })
      return 'account'
    }
    const version = order.version + 1
    const deliveryOn = await dayStillToBeHad(app, tx, order)
    await updateOrder(tx, orderId, {
      status: 3,
      paymentState: 1,
      // An earlier bank may be the one that was paid in the end.
      paymentMethod: method,
      paymentChargeCents: chargeCents,
      prepaidCents: cents,
      awaitedCents: 0,
      payUntil: null,
      deliveryOn,
      version,
      updatedAt: at,
    })
    const changes =
      deliveryOn === order.deliveryOn ? {} : { delivery_on: [order.deliveryOn, deliveryOn] }
    await insertChange(tx, {
      customerId,
      orderId,
      version,
      kind: 'paid',
      madeBy: 'provider',
      madeAt: at,
      changes,
    })
    await tellPlaced(tx, { customerId, id: orderId, version })
    return 'order'
  },

  async orderFailed(tx: Db, { customerId, orderId, paymentId }: PaymentOfOrder): Promise<void> {
    await giveBackOrder(app, tx, { customerId, orderId, paymentId, madeBy: 'provider' })
  },
})

/** A slow bank may answer when the day has closed: the order then takes the next one, if there is any. */
async function dayStillToBeHad(app: App, tx: Db, order: LockedOrder): Promise<Day | null> {
  const regionId = order.deliveryOn === null ? undefined : await regionOfOrder(tx, order.id)
  if (regionId === undefined) return order.deliveryOn
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  let day = await firstGoodDay(app, regionId, order.deliveryOn)
  // What is known of the days may be older than the closing of one: only who holds a day can have it.
  while (day !== null && !(await holdDay(tx, day))) day = nextValidDay(days, clock, addDays(day, 1))
  return day ?? order.deliveryOn
}
