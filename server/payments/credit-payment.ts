import type { Actor } from '../../domain/actor.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { vatPercent } from '../../domain/documents/vat.ts'
import { orderPaidByProvider, toppedUp } from '../../domain/ledger/money-in.ts'
import { advanceVat, type OrderAdvance } from '../../domain/ledger/order-advance.ts'
import type { Cents } from '../../domain/money.ts'
import type { PaymentState } from '../../domain/payments/payment-states.ts'
import type { App } from '../app-context.ts'
import { isErased } from '../customers/customer.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { passOnPayment } from './pass-on-payment.ts'
import { refundPayment } from './refunds/refund-payment.ts'
import { flagForReview } from './review-flag.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { lockPayment, type Payment, updatePayment } from './store.ts'

type Credit = { payment: Payment; status: PaymentState; at: Date }

/** Credits a paid payment to its order, if that still awaits it, and the rest to the account. */
export async function creditPayment(
  app: App,
  tx: Tx,
  by: Actor,
  { payment, status, at }: Credit,
  outcomes: PaymentOutcomes,
): Promise<void> {
  const { id: paymentId, customerId, orderId, orderCents, topupCents, chargeCents } = payment
  if (await isErased(tx, customerId)) return sendBack(app, tx, by, { payment, status, at })
  const advance = await payOrder(tx, by, payment, at, outcomes)
  const creditedTo = advance ? 'order' : 'account'
  await updatePayment(tx, paymentId, { status, paidAt: at, creditedTo, nextCheckAt: null })
  const cause = { kind: 'payment', id: paymentId, step: 'paid' } as const
  const posting = { customerId, at, by, cause, ...(orderId && { orderId }) }
  const toAccountCents = topupCents + (advance ? 0 : orderCents)
  // The charge is posted once, with the order if there is one.
  if (advance) {
    const percent = vatPercent('standard', rigaDay(at.getTime()))
    const vatCents = advanceVat(advance, chargeCents, percent)
    await post(tx, { ...posting, entry: orderPaidByProvider(orderCents, chargeCents, vatCents) })
  }
  if (toAccountCents > 0) {
    const entry = toppedUp(toAccountCents, advance ? 0 : chargeCents)
    await post(tx, { ...posting, entry })
  }
  const ownerId = await passOnPayment(app, tx, by, customerId, toAccountCents)
  await outcomes.advanceReceived(tx, { paymentId, advance })
  // The letter of an order names its top-up too, and one that came too late has a letter of its own.
  if (orderId === null)
    await queueToppedUpMail(tx, { ...payment, customerId: ownerId }, toAccountCents)
  else if (advance) await outcomes.orderCredited(tx, { customerId, orderId })
  else await outcomes.queueLatePayment(tx, { customerId, orderId, paymentId })
}

/**
 * The account was deleted while the money was on its way. It goes back whole, the charge included;
 * a refund that the bank refuses flags the payment for a person.
 */
async function sendBack(
  app: App,
  tx: Tx,
  by: Actor,
  { payment: { id: paymentId, customerId, amountCents }, status, at }: Credit,
): Promise<void> {
  const cents = amountCents ?? 0
  await updatePayment(tx, paymentId, {
    status,
    paidAt: at,
    creditedTo: 'account',
    nextCheckAt: null,
  })
  const cause = { kind: 'payment', id: paymentId, step: 'paid' } as const
  await post(tx, { customerId, at, by, cause, entry: toppedUp(cents, 0) })
  const reason = 'the account was deleted'
  const refunded = await refundPayment(app, tx, by, { paymentId, amountCents: cents, reason })
  if (!refunded.ok) await flagForReview(app, tx, await lockPayment(tx, paymentId), 'owner_erased')
}

async function payOrder(
  tx: Tx,
  by: Actor,
  { id: paymentId, customerId, orderId, orderCents: cents, method, chargeCents }: Payment,
  at: Date,
  { orderPaid }: PaymentOutcomes,
): Promise<OrderAdvance | undefined> {
  if (orderId === null) return undefined
  return orderPaid(tx, by, { paymentId, customerId, orderId, cents, method, chargeCents, at })
}

async function queueToppedUpMail(tx: Tx, payment: Payment, cents: Cents): Promise<void> {
  const { id: paymentId, customerId, chargeCents } = payment
  const { accountCents: balanceCents } = await balancesOf(tx, customerId)
  await queueMail(tx, {
    customerId,
    template: 'payments.topped-up',
    cause: `payment:${paymentId}`,
    payload: { cents, chargeCents, balanceCents },
  })
}
