import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

export type PaidPayment = { paymentId: number; customerId: number; at: Date }
export type PaymentOfOrder = PaidPayment & { orderId: number }
export type PaidForOrder = PaymentOfOrder & { cents: Cents; method: number; chargeCents: Cents }

/** What other rooms do when a payment is settled, inside its transaction; handed in by the app and the worker. */
export type PaymentOutcomes = {
  /** `order` if the order waited for this payment and now has it; `account` if it no longer waited. */
  orderPaid: (tx: Db, payment: PaidForOrder) => Promise<'order' | 'account'>
  /** Another payment may have been begun for the order since. */
  orderFailed: (tx: Db, payment: PaymentOfOrder) => Promise<void>
  /** Money that came onto the account: an advance bill is owed for it. */
  toppedUp: (tx: Db, payment: PaidPayment) => Promise<void>
}
