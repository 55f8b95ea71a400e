import { paymentSummary } from '../../domain/orders/payment-summary.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { orderLetter } from './letter-of-order.ts'
import { loadOrders } from './load-orders.ts'
import type { OrderRef } from './store.ts'

export const queueOrderPlacedMail = (app: App, tx: Tx, order: OrderRef) =>
  queueOrderMail(app, tx, 'orders.placed', order)
export const queueOrderChangedMail = (app: App, tx: Tx, order: OrderRef) =>
  queueOrderMail(app, tx, 'orders.changed', order)

async function queueOrderMail(
  app: App,
  tx: Tx,
  template: 'orders.placed' | 'orders.changed',
  { customerId, orderId }: OrderRef,
) {
  const [order] = await loadOrders(tx, { customerId, orderId })
  if (order)
    await queueMail(tx, {
      template,
      cause: `order:${orderId}:${order.version}`,
      customerId,
      payload: orderLetter(order, await app.settings()),
    })
}

/** Queued after the money went back, so that the letter can tell where it is; `reason` is ours. */
export async function queueOrderCancelledMail(
  tx: Tx,
  { customerId, orderId }: OrderRef,
  reason?: string,
) {
  const [order] = await loadOrders(tx, { customerId, orderId })
  if (order)
    await queueMail(tx, {
      template: 'orders.cancelled',
      cause: `order:${orderId}`,
      customerId,
      payload: {
        orderId,
        payment: paymentSummary({ ...order, debtCents: 0 }),
        ...(reason !== undefined && { reason }),
      },
    })
}

export const queueOrderNotPaidMail = (
  tx: Tx,
  order: { customerId: number; id: number; version: number },
) =>
  queueMail(tx, {
    template: 'orders.not-paid',
    cause: `order:${order.id}:${order.version}`,
    customerId: order.customerId,
    payload: { orderId: order.id },
  })

export const queuePaidLateMail = (
  tx: Tx,
  late: { customerId: number; orderId: number; paymentId: number; cents: number },
) =>
  queueMail(tx, {
    template: 'orders.paid-late',
    cause: `payment:${late.paymentId}`,
    customerId: late.customerId,
    payload: { orderId: late.orderId, cents: late.cents },
  })
