import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findOpenRefund, lockRefund, updateRefund } from './refund-store.ts'

/** The customer wants it no more; what the office has answered meanwhile stands. */
export const withdrawRefund = (
  { db, clock }: App,
  customerId: number,
): Promise<Outcome<null, Refusal>> =>
  inTransaction(db, async (tx) => {
    const open = await findOpenRefund(tx, customerId)
    const refund = open && (await lockRefund(tx, open.id))
    if (refund?.state !== 'requested') return refuse({ code: 'not_found' })
    await updateRefund(tx, refund.id, { state: 'withdrawn', answeredAt: clock.now() })
    return done(null)
  })
