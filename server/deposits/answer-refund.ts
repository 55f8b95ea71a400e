import { depositReturned } from '../../domain/ledger/delivered.ts'
import { paidOut } from '../../domain/ledger/money-in.ts'
import type { Cents } from '../../domain/money.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { explainDeposit } from './explain-deposit.ts'
import { lockRefund, updateRefund } from './store.ts'

export type AnswerRefusal = { code: 'no_open_request' } | { code: 'less_is_left'; refundableCents: Cents }

/** The office has paid to the IBAN: the deposit goes out through the account. */
export async function payRefund(house: House, refundId: number): Promise<Outcome<{ cents: Cents }, AnswerRefusal>> {
  const { depositSteps } = await house.settings()
  return inTransaction(house.db, async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (refund?.state !== 'requested') return refuse({ code: 'no_open_request' })
    const { customerId, amountCents } = refund
    await lockBalances(tx, customerId)
    // New bottles may have come since it was asked.
    const { refundableCents } = await explainDeposit(tx, customerId, depositSteps)
    if (refundableCents < amountCents) return refuse({ code: 'less_is_left', refundableCents })
    const at = house.clock.now()
    await updateRefund(tx, refundId, { state: 'paid', answeredAt: at })
    const posting = { customerId, at, cause: { kind: 'deposit_refund', id: refundId, step: 'paid' } } as const
    await post(tx, { ...posting, entry: depositReturned(amountCents) })
    await post(tx, { ...posting, entry: paidOut(amountCents, 'bank') })
    return done({ cents: amountCents })
  })
}

/** The office says no, and why. */
export const refuseRefund = (
  { db, clock }: House,
  refundId: number,
  answer: string,
): Promise<Outcome<null, AnswerRefusal>> =>
  inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (refund?.state !== 'requested') return refuse({ code: 'no_open_request' })
    await updateRefund(tx, refundId, { state: 'refused', answer, answeredAt: clock.now() })
    return done(null)
  })
