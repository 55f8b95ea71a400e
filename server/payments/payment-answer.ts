import type { TempTransaction } from '../../contract/payments.ts'
import { eurosOf } from '../../domain/money.ts'
import { payseraStat } from '../../domain/payments/payment-states.ts'
import type { Payment } from './store.ts'

/** A payment in the words of the API. */
export const paymentAnswer = (payment: Payment): TempTransaction => ({
  id: payment.id,
  status: payseraStat(payment.status),
  payment_status: payment.status,
  method: payment.method as TempTransaction['method'],
  topup: eurosOf(payment.topupCents),
  charge: eurosOf(payment.chargeCents),
  amount: eurosOf(payment.amountCents ?? 0),
  order_id: payment.orderId,
  credited_to: payment.creditedTo,
  payment_url: payment.paymentUrl,
  created_at: payment.createdAt.toISOString(),
  expires_at: payment.expiresAt.toISOString(),
})

export const callbackAnswer = (payment: Payment) => ({
  status: payseraStat(payment.status),
  payment_status: payment.status,
  trx: { id: payment.id },
  order: payment.orderId === null ? null : { id: payment.orderId },
})
