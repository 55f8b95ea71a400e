import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import { firstPossibleDay } from '../cart/read-cart.ts'
import type { PaidForOrder, PaymentOfOrder } from '../payments/payment-outcomes.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDayShared } from '../territory/lock-day.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'
import { queueOrderPlacedMail, queuePaidLateMail } from './mails.ts'
import { changeOrder, type LockedOrder, lockOrder } from './order-record.ts'
import { returnOrderToCart } from './return-to-cart.ts'
import { type OrderRef, regionOfOrder } from './store.ts'

/** Handlers of a settled payment, which app and worker pass to the payments room. */
export const orderPaymentHandlers = (app: App) => ({
  /** An order that no longer waits for this sum leaves the money on the customer's account. */
  async orderPaid(tx: Tx, by: Actor, payment: PaidForOrder): Promise<'order' | 'account'> {
    const { paymentId, customerId, orderId, cents, method, chargeCents, at } = payment
    const order = await lockOrder(tx, orderId, { customerId })
    if (order?.status !== 'waitsForPayment' || order.awaitedCents !== cents) {
      await queuePaidLateMail(tx, { customerId, orderId, paymentId, cents })
      return 'account'
    }
    const deliveryOn = await lockFirstOpenDay(app, tx, order)
    await changeOrder(tx, by, order, {
      to: 'processing',
      kind: 'paid',
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
    return 'order'
  },

  /** The letter tells what was paid, so it waits for the ledger. */
  orderCredited: (tx: Tx, order: OrderRef): Promise<void> => queueOrderPlacedMail(app, tx, order),

  async orderFailed(tx: Tx, by: Actor, payment: PaymentOfOrder): Promise<void> {
    const { customerId, orderId, paymentId } = payment
    await returnOrderToCart(app, tx, by, { customerId, orderId, paymentId })
  },
})

/** The day may have closed before the bank answered: then the order moves to the next open day. */
async function lockFirstOpenDay(app: App, tx: Tx, order: LockedOrder): Promise<Day | null> {
  const regionId = order.deliveryOn === null ? undefined : await regionOfOrder(tx, order.id)
  if (regionId === undefined) return order.deliveryOn
  const [days, clock] = [await regionDays(app, regionId), await clockOfDelivery(app)]
  let day = await firstPossibleDay(app, regionId, order.deliveryOn)
  // The cached days may be older than a closing: only a locked day is certainly open.
  while (day !== null && !(await lockDayShared(tx, day)))
    day = nextValidDay(days, clock, addDays(day, 1))
  return day ?? order.deliveryOn
}
