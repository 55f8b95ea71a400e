import { addDays, type Day } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import type { AppWithDb } from '../app-context.ts'
import { firstPossibleDay } from '../cart/read-cart.ts'
import type { PaidForOrder, PaymentOfOrder } from '../payments/payment-outcomes.ts'
import type { Db } from '../platform/database/connect.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { queueOrderPlacedMail, queuePaidLateMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { returnOrderToCart } from './return-to-cart.ts'
import { regionOfOrder } from './store.ts'

/** Handlers of a settled payment, which app and worker pass to the payments room. */
export const orderPaymentHandlers = (app: AppWithDb) => ({
  /** An order that no longer waits for this sum leaves the money on the customer's account. */
  async orderPaid(tx: Db, payment: PaidForOrder): Promise<'order' | 'account'> {
    const { paymentId, customerId, orderId, cents, method, chargeCents, at } = payment
    const order = await lockOrder(tx, orderId, { customerId })
    if (order?.status !== 'waitsForPayment' || order.awaitedCents !== cents) {
      await queuePaidLateMail(tx, { customerId, orderId, paymentId, cents })
      return 'account'
    }
    const deliveryOn = await lockFirstOpenDay(app, tx, order)
    const paid = await changeOrder(tx, order, {
      to: 'processing',
      kind: 'paid',
      madeBy: 'provider',
      at,
      changes:
        deliveryOn === order.deliveryOn ? {} : { delivery_on: [order.deliveryOn, deliveryOn] },
      values: {
        paymentState: 'paid',
        // The customer may have paid an earlier payment, at another bank than the chosen one.
        paymentMethod: method,
        paymentChargeCents: chargeCents,
        prepaidCents: cents,
        awaitedCents: 0,
        payUntil: null,
        deliveryOn,
      },
    })
    await queueOrderPlacedMail(tx, paid)
    return 'order'
  },

  async orderFailed(tx: Db, { customerId, orderId, paymentId }: PaymentOfOrder): Promise<void> {
    await returnOrderToCart(app, tx, { customerId, orderId, paymentId, madeBy: 'provider' })
  },
})

/** The day may have closed before the bank answered: then the order moves to the next open day. */
async function lockFirstOpenDay(app: AppWithDb, tx: Db, order: LockedOrder): Promise<Day | null> {
  const regionId = order.deliveryOn === null ? undefined : await regionOfOrder(tx, order.id)
  if (regionId === undefined) return order.deliveryOn
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  let day = await firstPossibleDay(app, regionId, order.deliveryOn)
  // The cached days may be older than a closing: only a locked day is certainly open.
  while (day !== null && !(await lockDayShared(tx, day)))
    day = nextValidDay(days, clock, addDays(day, 1))
  return day ?? order.deliveryOn
}
