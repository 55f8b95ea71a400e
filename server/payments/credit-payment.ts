import type { Actor } from '../../domain/actor.ts'
import { orderPaidByProvider, toppedUp } from '../../domain/ledger/money-in.ts'
import type { Cents } from '../../domain/money.ts'
import type { PaymentState } from '../../domain/payments/payment-states.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { type Payment, updatePayment } from './store.ts'

type Credit = { payment: Payment; status: PaymentState; at: Date }

/** Credits a paid payment to its order, if that still awaits it, and the rest to the account. */
export async function creditPayment(
  tx: Tx,
  by: Actor,
  { payment, status, at }: Credit,
  outcomes: PaymentOutcomes,
): Promise<void> {
  const { id: paymentId, customerId, orderId, orderCents, topupCents, chargeCents } = payment
  const creditedTo = await payOrder(tx, by, payment, at, outcomes)
  await updatePayment(tx, paymentId, { status, paidAt: at, creditedTo, nextCheckAt: null })
  const cause = { kind: 'payment', id: paymentId, step: 'paid' } as const
  const posting = { customerId, at, by, cause, ...(orderId && { orderId }) }
  const toOrderCents = creditedTo === 'order' ? orderCents : 0
  const toAccountCents = orderCents + topupCents - toOrderCents
  // The charge is posted once, with the order if there is one.
  if (toOrderCents > 0)
    await post(tx, { ...posting, entry: orderPaidByProvider(toOrderCents, chargeCents) })
  if (toAccountCents > 0) {
    const entry = toppedUp(toAccountCents, toOrderCents > 0 ? 0 : chargeCents)
    await post(tx, { ...posting, entry })
    await outcomes.toppedUp(tx, { paymentId, customerId, at })
  }
  // The letter of an order names its top-up too, and one that came too late has a letter of its own.
  if (orderId === null) await queueToppedUpMail(tx, payment, toAccountCents)
  else if (creditedTo === 'order') await outcomes.orderCredited(tx, { customerId, orderId })
}

async function payOrder(
  tx: Tx,
  by: Actor,
  { id: paymentId, customerId, orderId, orderCents: cents, method, chargeCents }: Payment,
  at: Date,
  { orderPaid }: PaymentOutcomes,
): Promise<'order' | 'account'> {
  if (orderId === null) return 'account'
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
