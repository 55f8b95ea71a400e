import type { App } from './app-context.ts'
import { settleOrderPayment } from './orders/settle-order-payment.ts'
import { oweAdvanceBill } from './papers/issue-advance-bill.ts'
import type { PaymentOutcomes } from './payments/settle-payment.ts'

/** What the rooms above payments do when one is settled; the app and the worker hand it in. */
export const paymentOutcomes = (app: App): PaymentOutcomes => ({
  ...settleOrderPayment(app),
  toppedUp: oweAdvanceBill,
})
