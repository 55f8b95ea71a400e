import type { Actor } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { moveSums } from '../ledger/move-sums.ts'
import { ownMoneyStep } from '../ledger/payable.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockLivingRecord } from './lock-living-record.ts'
import { moveHeld } from './move-holdings.ts'

type Correcting = { customerId: number; note: string }

/**
 * Corrects an old order, or books its door late, where its customer's bottles and deposit are. Of a
 * record that was merged they lie in another, and the order stays where it was: they come back for
 * the correction, and go on with what it has changed. Run it all or nothing.
 */
export async function correctWhereHeld<Value, Refusal>(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, note }: Correcting,
  correct: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const livingId = await lockLivingRecord(tx, customerId)
  if (livingId === customerId) return correct()
  await moveHoldings(app, tx, by, { fromId: livingId, intoId: customerId, note })
  const corrected = await correct()
  if (corrected.ok) await moveHoldings(app, tx, by, { fromId: customerId, intoId: livingId, note })
  return corrected
}

type Passing = { fromId: number; intoId: number; note: string }

async function moveHoldings(app: App, tx: Tx, by: Actor, passing: Passing): Promise<void> {
  const { fromId, intoId, note } = passing
  const auditOf = (customerId: number) =>
    audit(app, tx, by, {
      action: 'customers.passed_on',
      customerId,
      subject: 'customer',
      subjectId: customerId,
      details: { fromId, intoId },
      reason: note,
      kept: 'books',
    })
  const causes = { from: await auditOf(fromId), into: await auditOf(intoId) }
  const { accountCents, bonusCents, depositCents } = await lockBalances(tx, fromId)
  const sums = [
    ['account', ownMoneyStep, accountCents],
    ['bonus', 'merged:bonus', bonusCents],
    ['deposit', 'merged:deposit', depositCents],
  ] as const
  await moveSums(app, tx, by, { fromId, intoId, causes, sums, note })
  await moveHeld(app, tx, by, { fromId, intoId, causes, note })
}
