import { depositReturned } from '../../domain/ledger/delivered.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { explainDeposit } from './explain-deposit.ts'
import { findOpenRefund, insertRefund, type DepositRefund } from './refund-store.ts'

type Asked = { customerId: number; iban: string | null }

export type AskRefusal = { code: 'nothing_to_refund' | 'already_asked' | 'debt_first' }

/** What was paid beyond what is required: to the account at once, to an IBAN when the office has paid it. */
export async function askRefund(
  app: App,
  { customerId, iban }: Asked,
): Promise<Outcome<DepositRefund, AskRefusal>> {
  const { depositSteps } = await app.settings()
  return inTransaction(app.db, async (tx) => {
    const { receivableCents } = await lockBalances(tx, customerId)
    // To the account it may go at any time: there it is set off against what is owed.
    if (iban !== null && receivableCents > 0) return refuse({ code: 'debt_first' })
    if (await findOpenRefund(tx, customerId)) return refuse({ code: 'already_asked' })
    const deposit = await explainDeposit(tx, customerId, depositSteps)
    const amountCents = deposit.refundableCents
    if (amountCents === 0) return refuse({ code: 'nothing_to_refund' })
    const at = app.clock.now()
    const explanation = JSON.stringify(deposit)
    const asked = { customerId, amountCents, explanation, requestedAt: at }
    if (iban !== null) return done(await insertRefund(tx, { ...asked, payTo: 'iban', iban }))
    const refund = await insertRefund(tx, {
      ...asked,
      payTo: 'account',
      state: 'paid',
      answeredAt: at,
    })
    const cause = { kind: 'deposit_refund', id: refund.id, step: 'paid' } as const
    await post(tx, { customerId, cause, entry: depositReturned(amountCents), at })
    return done(refund)
  })
}
