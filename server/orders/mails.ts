import { paymentSummary } from '../../domain/orders/payment-summary.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import type { LateSums } from './late-letter.ts'
import { orderLetter } from './letter-of-order.ts'
import { loadOrders } from './load-orders.ts'
import { officeBehind } from './office-note.ts'
import type { OrderRef } from './store.ts'

/** `chosenOn` is the day that had closed before the order was paid. */
export const queueOrderPlacedMail = (
  app: App,
  tx: Tx,
  order: OrderRef & { chosenOn?: Day | null },
) => queueOrderMail(app, tx, 'orders.placed', order)
export const queueOrderChangedMail = (app: App, tx: Tx, order: OrderRef) =>
  queueOrderMail(app, tx, 'orders.changed', order)

/** None for an order that has been cancelled since. */
export async function queueOrderMovedMail(app: App, tx: Tx, ref: OrderRef): Promise<void> {
  const [order] = await loadOrders(tx, { ...ref, states: ['processing', 'waitingForDelivery'] })
  if (order) await queueOrderChangedMail(app, tx, ref)
}

async function queueOrderMail(
  app: App,
  tx: Tx,
  template: 'orders.placed' | 'orders.changed',
  { customerId, orderId, chosenOn = null }: OrderRef & { chosenOn?: Day | null },
) {
  const [order] = await loadOrders(tx, { customerId, orderId })
  if (order)
    await queueMail(tx, {
      template,
      cause: `order:${orderId}:${order.version}`,
      customerId,
      payload: {
        ...orderLetter(order, await app.settings()),
        ...(await officeBehind(tx, orderId)),
        chosenOn,
      },
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
        ...(await officeBehind(tx, orderId)),
        ...(reason !== undefined && { reason }),
      },
    })
}

/** None for an order that was paid for or ordered anew meanwhile. */
export async function queueOrderNotPaidMail(tx: Tx, order: { orderId: number; version: number }) {
  const { orderId, version } = order
  const unchanged = await tx
    .selectFrom('orders')
    .select('customerId')
    .where('id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!unchanged) return
  await queueMail(tx, {
    template: 'orders.not-paid',
    cause: `order:${orderId}:${version}`,
    customerId: unchanged.customerId,
    payload: { orderId },
  })
}

/** The order's state when its money stayed on the account says what the letter advises. */
export async function queuePaidLateMail(
  tx: Tx,
  { customerId, orderId, paymentId, ...sums }: OrderRef & { paymentId: number } & LateSums,
) {
  const { status } = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const now =
    status === 'returnedToCart' ? 'cart' : status === 'cancelled' ? 'cancelled' : 'ordered'
  await queueMail(tx, {
    template: 'orders.paid-late',
    cause: `payment:${paymentId}`,
    customerId,
    payload: { orderId, ...sums, now },
  })
}
