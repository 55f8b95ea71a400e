import { isSettled } from '../../domain/payments/payment-states.ts'
import type { AppWithDb } from '../app-context.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'
import { findPayment, isOrderAwaitingPayment, type Payment } from './store.ts'

const isPending = ({ status, paidAt }: Payment): boolean =>
  paidAt === null && (status === null || !isSettled(status))

const hourMs = 3_600_000

/** Most banks answer within two minutes, so the mail waits a little longer. */
const DELAY_SECONDS = 180

/** For a customer who returned from the bank without its confirmation. */
export async function schedulePendingMail({ db }: AppWithDb, payment: Payment): Promise<void> {
  if (!isPending(payment)) return
  const { id: paymentId } = payment
  await enqueue(
    db,
    'payments.tell-pending',
    { paymentId },
    { key: `pending:${paymentId}`, afterSeconds: DELAY_SECONDS },
  )
}

export async function queuePendingMail({ db }: AppWithDb, paymentId: number): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment === undefined || !isPending(payment)) return
  if (payment.orderId !== null && !(await isOrderAwaitingPayment(db, payment.orderId))) return
  const { customerId, orderId, orderCents, topupCents, chargeCents, createdAt, expiresAt } = payment
  const hours = Math.round((expiresAt.getTime() - createdAt.getTime()) / hourMs)
  await queueMail(db, {
    template: 'payments.pending',
    cause: `payment:${paymentId}`,
    customerId,
    payload: { orderId, cents: orderCents + topupCents + chargeCents, hours },
  })
}
