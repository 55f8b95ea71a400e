import type { App } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { ProviderRefund } from '../montonio/records.ts'
import { flagForReview } from '../review-flag.ts'
import { lockPayment, type Payment } from '../store.ts'
import { advanceRefund } from './advance-refund.ts'
import { lockRefunds } from './refund-store.ts'

/** What the provider lists of a payment's refunds; one that we never asked for was made behind our back. */
export const syncRefunds = (
  app: App,
  { id }: Payment,
  reported: readonly ProviderRefund[],
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    const ours = await lockRefunds(tx, id)
    for (const { uuid, amount, status } of reported) {
      // Ours may not know its number yet: the answer that brings it can be slower than the report.
      const known =
        ours.find((refund) => refund.providerUuid === uuid) ??
        ours.find((refund) => refund.providerUuid === null && refund.amountCents === amount)
      if (known) await advanceRefund(tx, app, payment, known, { status, providerUuid: uuid })
      else await flagForReview(tx, app, payment, 'refunded_elsewhere')
    }
  })
