import type { App } from '../app-context.ts'
import { syncPayment } from './sync-payment.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { settlePayment } from './settle-payment.ts'
import { findDuePayments, findPayment, type Payment, updatePayment } from './store.ts'

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

const QUICK_CHECKS = 15
const MAX_PAUSE_MS = 30 * 60_000

/** The next time to ask: at every minute's poll while somebody may sit at the bank, then ever more seldom. */
async function postponeCheck({ db, clock }: App, payment: Payment): Promise<void> {
  const later = Math.min(payment.checks - QUICK_CHECKS, 10)
  const pauseMs = later < 0 ? 30_000 : Math.min(60_000 * 2 ** later, MAX_PAUSE_MS)
  const nextCheckAt = new Date(clock.now().getTime() + pauseMs)
  await updatePayment(db, payment.id, { nextCheckAt, checks: payment.checks + 1 })
}
