import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { syncPayment } from './sync-payment.ts'
import { checkMoney } from './check-money.ts'
import { pollPayments } from './poll-payments.ts'
import { pollRefunds, sendRefund } from './refunds/send-refund.ts'
import { notifyShop } from './sandbox/notify-shop.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { findPayment } from './store.ts'
import { queuePendingMail } from './pending-mail.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'payments.ask': { paymentId: number }
    'payments.poll': Record<string, never>
    'payments.tell-pending': { paymentId: number }
    'payments.check': Record<string, never>
    'payments.send-refund': { refundId: number }
    'sandbox.notify': { uuid: string; refundUuid?: string }
  }
}

export const paymentJobs = (app: AppWithDb, outcomes: PaymentOutcomes) => ({
  'payments.ask': async ({ paymentId }: { paymentId: number }) => {
    const payment = await findPayment(app.db, paymentId)
    if (payment && !(await syncPayment(app, outcomes, payment)))
      throw new Error('the provider did not answer')
  },
  'payments.check': async () => void (await checkMoney(app)),
  'payments.tell-pending': ({ paymentId }: { paymentId: number }) =>
    inTransaction(app.db, (tx) => queuePendingMail(tx, paymentId)),
  'payments.poll': async () => {
    await pollPayments(app, outcomes)
    await pollRefunds(app, outcomes)
  },
  'payments.send-refund': ({ refundId }: { refundId: number }) => sendRefund(app, refundId),
  'sandbox.notify': (event: { uuid: string; refundUuid?: string }) => notifyShop(app, event),
})
