import { oweAdvanceBill } from './papers/issue-advance-bill.ts'
import type { PaymentOutcomes } from './payments/settle-payment.ts'

/** What the rooms above payments do when one is settled; the app and the worker hand it in. */
export const paymentOutcomes = (): PaymentOutcomes => ({
  // No order is paid by the provider yet, so none can be waiting.
  orderPaid: async () => 'account',
  orderFailed: async () => undefined,
  toppedUp: oweAdvanceBill,
})
