import type { App } from '../app-context.ts'
import { postponeCheck, syncPayment } from './sync-payment.ts'
import { type PaymentOutcomes, settlePayment } from './settle-payment.ts'
import { findDuePayments, findPayment, type Payment } from './store.ts'

const BATCH_SIZE = 100

/** Asks after every payment that has been left without an answer for a while, and ends what has waited long enough. */
export async function pollPayments(app: App, outcomes: PaymentOutcomes): Promise<void> {
  for (const { id } of await findDuePayments(app.db, app.clock.now(), BATCH_SIZE)) {
    const payment = await findPayment(app.db, id)
    if (payment) await pollPayment(app, outcomes, payment)
  }
}

async function pollPayment(app: App, outcomes: PaymentOutcomes, payment: Payment): Promise<void> {
  // Put off first: a payment that cannot be settled must not keep the others waiting.
  await postponeCheck(app, payment)
  const synced = await syncPayment(app, outcomes, payment)
  const { status, expiresAt, id, currency, merchantReference } = synced ?? payment
  const isExpired = expiresAt <= app.clock.now() && (status === null || status === 'PENDING')
  if (!isExpired) return
  // Its time is over for us whatever the bank does: a late payment goes to the account.
  const amountCents = payment.amountCents ?? 0
  await settlePayment(app, outcomes, id, {
    status: 'ABANDONED',
    amountCents,
    currency,
    merchantReference,
  })
}
