import type { Actor } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { auditBothRecords } from '../customers/audit-both-records.ts'
import { lockBalances } from '../ledger/balances.ts'
import { moveSums } from '../ledger/move-sums.ts'
import { ownMoneyStep } from '../ledger/payable.ts'
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
  // One entry of the audit trail in each record tells of both ways.
  const passed = { fromId: customerId, intoId: livingId, action: 'customers.passed_on' }
  const causes = await auditBothRecords(app, tx, by, { ...passed, reason: note })
  const ended = { customerId, cause: causes.from }
  const living = { customerId: livingId, cause: causes.into }
  await moveHoldings(app, tx, by, { from: living, into: ended, note, step: ':back' })
  const corrected = await correct()
  if (corrected.ok) await moveHoldings(app, tx, by, { from: ended, into: living, note, step: '' })
  return corrected
}

type Side = { customerId: number; cause: number }
type Passing = { from: Side; into: Side; note: string; step: string }

async function moveHoldings(app: App, tx: Tx, by: Actor, passing: Passing): Promise<void> {
  const { from, into, note, step } = passing
  const { accountCents, bonusCents, depositCents } = await lockBalances(tx, from.customerId)
  const moving = {
    fromId: from.customerId,
    intoId: into.customerId,
    causes: { from: from.cause, into: into.cause },
    note,
  }
  const sums = [
    ['account', `${ownMoneyStep}${step}`, accountCents],
    ['bonus', `merged:bonus${step}`, bonusCents],
    ['deposit', `merged:deposit${step}`, depositCents],
  ] as const
  await moveSums(app, tx, by, { ...moving, sums })
  await moveHeld(app, tx, by, { ...moving, step })
}
