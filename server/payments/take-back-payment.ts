import type { Actor } from '../../domain/actor.ts'
import { paymentTakenBack } from '../../domain/ledger/money-in.ts'
import type { App } from '../app-context.ts'
import { customerFacts } from '../customers/customer.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { officeAddress } from '../platform/mail/office-address.ts'
import { passOnPayment } from './pass-on-payment.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import type { Payment } from './store.ts'

/**
 * The bank took a credited payment back: its sum leaves the account, which may fall below zero, and
 * orders that lived on it are held. The customer and the office are written to.
 */
export async function takeBackPayment(
  app: App,
  tx: Tx,
  by: Actor,
  payment: Payment,
  { ordersHeld }: PaymentOutcomes,
): Promise<void> {
  const { id: paymentId, customerId: payerId, orderId, creditedTo } = payment
  const at = app.clock.now()
  // Without the order, whose invoice goes on naming the charge.
  const leftCents = payment.amountCents! - payment.refundedCents
  const chargeCents = Math.min(payment.chargeCents, leftCents)
  const cents = leftCents - chargeCents
  await post(tx, {
    customerId: payerId,
    at,
    by,
    cause: { kind: 'payment', id: paymentId, step: 'voided' },
    entry: paymentTakenBack(cents, chargeCents),
  })
  const customerId = await passOnPayment(app, tx, by, payerId, -cents)
  const { accountCents: balanceCents } = await lockBalances(tx, customerId)
  const paidOrderId = creditedTo === 'order' ? orderId : null
  const livesOnAccount = balanceCents < 0
  const orders = await ordersHeld(tx, by, { customerId, paidOrderId, livesOnAccount, at })
  const { name } = await customerFacts(tx, customerId)
  const payload = { paymentId, customerId, name, cents: leftCents, balanceCents, orders }
  const cause = `payment:${paymentId}`
  await queueMail(tx, { customerId, template: 'payments.taken-back', cause, payload })
  await queueMail(tx, {
    customerId,
    template: 'payments.taken-back-office',
    cause,
    payload,
    to: officeAddress(app.config),
    language: 'lv',
  })
}
