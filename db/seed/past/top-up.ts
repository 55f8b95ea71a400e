import { byProvider } from '../../../domain/actor.ts'
import { toppedUp } from '../../../domain/ledger/money-in.ts'
import type { Cents } from '../../../domain/money.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { post } from '../../../server/ledger/post.ts'
import { issueAdvanceBill } from '../../../server/documents/issue-advance-bill.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'

const BANK_METHOD = 'swedbank'
const CHARGE_CENTS = 50

/** People top up round sums. */
const roundTo = 1000

/** A top-up as the bank would have settled it, with its advance bill. */
export async function topUp(
  past: AppWithDb,
  customerId: number,
  missingCents: Cents,
): Promise<void> {
  const cents = Math.ceil(missingCents / roundTo) * roundTo
  const at = past.clock.now()
  const paymentId = await inTransaction(past.db, async (tx) => {
    const { id } = await tx
      .insertInto('payments')
      .values({
        customerId,
        topupCents: cents,
        chargeCents: CHARGE_CENTS,
        method: BANK_METHOD,
        provider: 'sandbox',
        merchantReference: `seed-${customerId}-${at.getTime()}`,
        status: 'PAID',
        creditedTo: 'account',
        createdAt: at,
        expiresAt: at,
        paidAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const cause = { kind: 'payment', id, step: 'paid' } as const
    await post(tx, { customerId, cause, entry: toppedUp(cents, CHARGE_CENTS), at, by: byProvider })
    return id
  })
  await inTransaction(past.db, (tx) => issueAdvanceBill(past, tx, { paymentId }))
}
