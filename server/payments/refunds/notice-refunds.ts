import type { App } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { ProviderRefund } from '../montonio/records.ts'
import { needsAPerson } from '../needs-a-person.ts'
import { lockPayment, type Payment } from '../store.ts'
import { moveRefund } from './move-refund.ts'
import { lockRefundsOf } from './refund-store.ts'

/** What the provider lists of a payment's refunds; one that we never asked for was made behind our back. */
export const noticeRefunds = (
  app: App,
  { id }: Payment,
  told: readonly ProviderRefund[],
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    const ours = await lockRefundsOf(tx, id)
    for (const { uuid, amount, status } of told) {
      // Ours may not know its number yet: the answer that brings it can be slower than the report.
      const known =
        ours.find((refund) => refund.providerUuid === uuid) ??
        ours.find((refund) => refund.providerUuid === null && refund.amountCents === amount)
      if (known) await moveRefund(tx, app, payment, known, { status, providerUuid: uuid })
      else await needsAPerson(tx, app, payment, 'refunded_elsewhere')
    }
  })
