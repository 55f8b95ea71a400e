import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { orderAdvance, type OrderAdvance } from '../../domain/ledger/order-advance.ts'
import type { PaidForOrder, PaymentOfOrder } from '../payments/payment-outcomes.ts'
import type { Tx } from '../platform/database/connect.ts'
import { vatOfOrder } from './letter-of-order.ts'
import { loadOrders } from './load-orders.ts'
import { queueOrderPlacedMail } from './mails.ts'
import { putOrdersOnHold } from './put-orders-on-hold.ts'
import { lockFirstOpenDay } from './order-day.ts'
import { changeOrder, lockOrder } from './order-record.ts'
import { returnOrderToCart } from './return-to-cart.ts'
import type { OrderRef } from './store.ts'

/** Handlers of a settled payment, which app and worker pass to the payments room. */
export const orderPaymentHandlers = (app: App) => ({
  orderPaid: (tx: Tx, by: Actor, payment: PaidForOrder) => confirmPaidOrder(app, tx, by, payment),

  /** The letter tells what was paid, so it waits for the ledger. */
  async orderCredited(tx: Tx, order: OrderRef): Promise<void> {
    const chosenOn = await closedDayOf(tx, order.orderId)
    await queueOrderPlacedMail(app, tx, { ...order, chosenOn })
  },

  async orderFailed(tx: Tx, by: Actor, payment: PaymentOfOrder): Promise<void> {
    const { customerId, orderId, paymentId } = payment
    await returnOrderToCart(app, tx, by, { customerId, orderId, paymentId })
  },

  ordersHeld: putOrdersOnHold,
})

/** An order that no longer waits for this sum leaves the money on the customer's account. */
async function confirmPaidOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, cents, method, chargeCents, at }: PaidForOrder,
): Promise<OrderAdvance | undefined> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (order?.status !== 'waitsForPayment' || order.awaitedCents !== cents) return undefined
  const deliveryOn = await lockFirstOpenDay(app, tx, order)
  await changeOrder(tx, by, order, {
    to: 'processing',
    kind: 'paid',
    at,
    changes: deliveryOn === order.deliveryOn ? {} : { delivery_on: [order.deliveryOn, deliveryOn] },
    values: {
      paymentState: 'paid',
      // The customer may have paid an earlier payment, at another bank than the chosen one.
      paymentMethod: method,
      paymentChargeCents: chargeCents,
      prepaidCents: order.prepaidCents + cents,
      awaitedCents: 0,
      payUntil: null,
      deliveryOn,
    },
  })
  const [loaded] = await loadOrders(tx, { customerId, orderId })
  return orderAdvance(cents, vatOfOrder(loaded!, 0).rows, loaded!.totalWithDepositCents)
}

/** The day from which the payment has moved the order, as its history says. */
async function closedDayOf(tx: Tx, orderId: number): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select changes->'delivery_on'->>0 as day from order_changes
    where order_id = ${orderId} and kind = 'paid' order by version desc limit 1`.execute(tx)
  return rows[0]?.day ?? null
}
