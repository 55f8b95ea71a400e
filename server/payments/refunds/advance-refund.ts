import type { Actor } from '../../../domain/actor.ts'
import { paidOut } from '../../../domain/ledger/money-in.ts'
import { reversed } from '../../../domain/ledger/entry.ts'
import type { App } from '../../app-context.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { flagForReview } from '../review-flag.ts'
import type { ProviderRefund } from '../montonio/records.ts'
import { lockPayment, type Payment } from '../store.ts'
import { lockRefunds, type Refund, updateRefund } from './refund-store.ts'

/** Reports come late and out of order, so a refund only moves to a higher rank. */
const rank: Record<string, number> = {
  requested: 0,
  pending: 1,
  processing: 2,
  successful: 3,
  rejected: 3,
  canceled: 3,
}

type RefundReport = { status: string; providerUuid?: string }

/** Applies a report. A failed refund returns to the account, and the payment is flagged. */
export async function advanceRefund(
  app: App,
  tx: Tx,
  by: Actor,
  { payment, refund, report }: { payment: Payment; refund: Refund; report: RefundReport },
): Promise<void> {
  const status = report.status.toLowerCase()
  const from = rank[refund.status] ?? 0
  const to = rank[status] ?? 0
  if (to <= from) return
  const at = app.clock.now()
  const providerUuid = report.providerUuid ?? refund.providerUuid
  await updateRefund(tx, refund.id, {
    status,
    ...(providerUuid !== null && { providerUuid }),
    ...(to === 3 && { settledAt: at, nextCheckAt: null }),
  })
  const { customerId, amountCents: cents } = refund
  if (to < 3) return
  const isSent = status === 'successful'
  await queueMail(tx, {
    customerId,
    template: isSent ? 'payments.refunded' : 'payments.refund-failed',
    cause: `refund:${refund.id}`,
    payload: { cents },
  })
  if (isSent) return
  const cause = { kind: 'provider_refund', id: refund.id, step: 'given-back' } as const
  const entry = reversed(paidOut(cents, 'provider'))
  await post(tx, { customerId, cause, entry, at, by, note: refund.reason })
  await flagForReview(app, tx, payment, 'refund_rejected')
}

type ReportedRefunds = { paymentId: number; reported: readonly ProviderRefund[] }

/** Applies the provider's list of refunds; one that we did not request flags the payment. */
export async function syncRefunds(
  app: App,
  tx: Tx,
  by: Actor,
  { paymentId, reported }: ReportedRefunds,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  const ours = await lockRefunds(tx, paymentId)
  for (const { uuid: providerUuid, amount, status } of reported) {
    // A report may arrive before the answer that brings the id of our own refund.
    const refund =
      ours.find((known) => known.providerUuid === providerUuid) ??
      ours.find((known) => known.providerUuid === null && known.amountCents === amount)
    const report = { status, providerUuid }
    if (refund) await advanceRefund(app, tx, by, { payment, refund, report })
    else await flagForReview(app, tx, payment, 'refunded_elsewhere')
  }
}
