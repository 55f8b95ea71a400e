import { createHash } from 'node:crypto'
import type { App } from '../app-context.ts'
import { noticeRefunds } from './refunds/notice-refunds.ts'
import { providerOf } from './provider.ts'
import { keepEvent } from './keep-event.ts'
import { type PaymentOutcomes, settlePayment } from './settle-payment.ts'
import { type Payment, updatePayment } from './store.ts'

/** Asks the provider how a payment stands and settles it; `undefined` if the provider does not answer now. */
export async function askProvider(
  app: App,
  outcomes: PaymentOutcomes,
  payment: Payment,
): Promise<Payment | undefined> {
  const provider = providerOf(app)
  if (!provider || payment.providerUuid === null || provider.name !== payment.provider)
    return undefined
  const answer = await provider.readOrder(payment.providerUuid)
  if (!answer.ok) return undefined
  const { raw, ...told } = answer.value
  const { paymentStatus, grandTotal, currency, merchantReference, refunds } = told
  // Told anew only when it says something else of what we read.
  const hash = createHash('sha256')
    .update(`${payment.id} ${JSON.stringify(told)}`)
    .digest()
  await keepEvent(app.db, {
    payment,
    source: 'poll',
    hash,
    raw,
    payload: JSON.parse(raw),
    outcome: paymentStatus,
  })
  const report = { status: paymentStatus, amountCents: grandTotal, currency, merchantReference }
  const settled = await settlePayment(app, outcomes, payment.id, report)
  if (refunds.length > 0) await noticeRefunds(app, settled, refunds)
  return settled
}

const checksEveryMinute = 15
const longestPauseMs = 30 * 60_000

/** The next time to ask: at every minute's poll while somebody may sit at the bank, then ever more seldom. */
export async function askLater({ db, clock }: App, payment: Payment): Promise<void> {
  const later = Math.min(payment.checks - checksEveryMinute, 10)
  const pauseMs = later < 0 ? 30_000 : Math.min(60_000 * 2 ** later, longestPauseMs)
  const nextCheckAt = new Date(clock.now().getTime() + pauseMs)
  await updatePayment(db, payment.id, { nextCheckAt, checks: payment.checks + 1 })
}
