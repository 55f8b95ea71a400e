import type { AppWithDb } from './app-context.ts'
import { orderPaymentHandlers } from './orders/order-payment-handlers.ts'
import { queueLatePayment, settleLatePayment } from './orders/settle-late-payment.ts'
import { queueAdvanceBill } from './documents/issue-advance-bill.ts'
import type { PaymentOutcomes } from './payments/payment-outcomes.ts'

/** What the rooms above payments do when a payment is settled; passed in by app and worker. */
export const paymentOutcomes = (app: AppWithDb): PaymentOutcomes => ({
  ...orderPaymentHandlers(app),
  advanceReceived: queueAdvanceBill,
  queueLatePayment,
  settleLatePayment: (late) => settleLatePayment(app, late),
})
