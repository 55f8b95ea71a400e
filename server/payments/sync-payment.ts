import { createHash } from 'node:crypto'
import type { App } from '../app-context.ts'
import { syncRefunds } from './refunds/notice-refunds.ts'
import { providerOf } from './provider.ts'
import { recordEvent } from './keep-event.ts'
import { type PaymentOutcomes, settlePayment } from './settle-payment.ts'
import { type Payment, updatePayment } from './store.ts'

/** Asks the provider how a payment stands and settles it; `undefined` if the provider does not answer now. */
export async function syncPayment(
  app: App,
  outcomes: PaymentOutcomes,
  payment: Payment,
): Promise<Payment | undefined> {
  const provider = providerOf(app)
  if (!provider || payment.providerUuid === null || provider.name !== payment.provider)
    return undefined
  const answer = await provider.readOrder(payment.providerUuid)
  if (!answer.ok) return undefined
  const { raw, ...order } = answer.value
  const { paymentStatus, grandTotal, currency, merchantReference, refunds } = order
  // Told anew only when it says something else of what we read.
  const hash = createHash('sha256')
    .update(`${payment.id} ${JSON.stringify(order)}`)
    .digest()
  await recordEvent(app.db, {
    payment,
    source: 'poll',
    hash,
    raw,
    payload: JSON.parse(raw),
    outcome: paymentStatus,
  })
  const report = { status: paymentStatus, amountCents: grandTotal, currency, merchantReference }
  const settled = await settlePayment(app, outcomes, payment.id, report)
  if (refunds.length > 0) await syncRefunds(app, settled, refunds)
  return settled
}

const QUICK_CHECKS = 15
const MAX_PAUSE_MS = 30 * 60_000

/** The next time to ask: at every minute's poll while somebody may sit at the bank, then ever more seldom. */
export async function postponeCheck({ db, clock }: App, payment: Payment): Promise<void> {
  const later = Math.min(payment.checks - QUICK_CHECKS, 10)
  const pauseMs = later < 0 ? 30_000 : Math.min(60_000 * 2 ** later, MAX_PAUSE_MS)
  const nextCheckAt = new Date(clock.now().getTime() + pauseMs)
  await updatePayment(db, payment.id, { nextCheckAt, checks: payment.checks + 1 })
}
