import { paidOut } from '../../../domain/ledger/money-in.ts'
import { reversed } from '../../../domain/ledger/entry.ts'
import type { AppWithDb } from '../../app-context.ts'
import { post } from '../../ledger/post.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
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

/** Applies a report. A failed refund returns to the account, and the payment is flagged. */
export async function advanceRefund(
  tx: Db,
  app: Pick<AppWithDb, 'clock' | 'log'>,
  payment: Payment,
  refund: Refund,
  report: { status: string; providerUuid?: string },
): Promise<void> {
  const status = report.status.toLowerCase()
  const from = rank[refund.status] ?? 0
  const to = rank[status] ?? 0
  if (to <= from) return
  const at = app.clock.now()
  const providerUuid = report.providerUuid ?? refund.providerUuid
  const settled = to === 3 ? { settledAt: at, nextCheckAt: null } : {}
  await updateRefund(tx, refund.id, {
    status,
    ...(providerUuid !== null && { providerUuid }),
    ...settled,
  })
  const { customerId, amountCents: cents } = refund
  if (status === 'successful')
    await queueMail(tx, {
      customerId,
      template: 'payments.refunded',
      cause: `refund:${refund.id}`,
      payload: { cents },
    })
  if (status !== 'rejected' && status !== 'canceled') return
  const cause = { kind: 'provider_refund', id: refund.id, step: 'given-back' } as const
  const entry = reversed(paidOut(cents, 'provider'))
  await post(tx, { customerId, cause, entry, at, note: refund.reason })
  await flagForReview(tx, app, payment, 'refund_rejected')
}

/** Applies the provider's list of refunds; one that we did not request flags the payment. */
export const syncRefunds = (
  app: AppWithDb,
  { id }: Payment,
  reported: readonly ProviderRefund[],
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    const ours = await lockRefunds(tx, id)
    for (const { uuid, amount, status } of reported) {
      // A report may arrive before the answer that brings the id of our own refund.
      const known =
        ours.find((refund) => refund.providerUuid === uuid) ??
        ours.find((refund) => refund.providerUuid === null && refund.amountCents === amount)
      if (known) await advanceRefund(tx, app, payment, known, { status, providerUuid: uuid })
      else await flagForReview(tx, app, payment, 'refunded_elsewhere')
    }
  })
