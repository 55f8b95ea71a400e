import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { isSettled } from '../../domain/payments/payment-states.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'
import { findPayment, isOrderAwaitingPayment, type Payment } from './store.ts'

const isPending = ({ status, paidAt }: Payment): boolean =>
  paidAt === null && (status === null || !isSettled(status))

/** Most banks answer within two minutes, so the mail waits a little longer. */
const DELAY_SECONDS = 180

/** For a customer who returned from the bank without its confirmation. */
export async function schedulePendingMail(tx: Tx, payment: Payment): Promise<void> {
  if (!isPending(payment)) return
  const { id: paymentId } = payment
  const delayed = { key: `pending:${paymentId}`, afterSeconds: DELAY_SECONDS }
  await enqueue(tx, 'payments.tell-pending', { paymentId }, delayed)
}

export async function queuePendingMail(tx: Tx, paymentId: number): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (payment === undefined || !isPending(payment)) return
  if (payment.orderId !== null && !(await isOrderAwaitingPayment(tx, payment.orderId))) return
  const { customerId, orderId, orderCents, topupCents, chargeCents, createdAt, expiresAt } = payment
  const hours = Math.round((expiresAt.getTime() - createdAt.getTime()) / HOUR_MS)
  await queueMail(tx, {
    template: 'payments.pending',
    cause: `payment:${paymentId}`,
    customerId,
    payload: { orderId, cents: orderCents + topupCents + chargeCents, hours },
  })
}
