import type { Actor } from '../../domain/actor.ts'
import { debtWrittenOff } from '../../domain/ledger/correction.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { billedDebt } from '../documents/debts.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type WritingOff = { customerId: number; cents: Cents; reason: string }

type WriteOffRefusal = Refusal<'not_permitted'> | { code: 'more_than_owed' }

/**
 * A debt that will not be paid becomes a cost of ours; the oldest document is covered first. A sum
 * below zero takes it back.
 */
export async function writeOffDebt(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, cents, reason }: WritingOff,
): Promise<Outcome<null, WriteOffRefusal>> {
  const permitted = await permit(app, tx, by, 'writeOffDebts', Math.abs(cents))
  if (!permitted.ok) return permitted
  await lockBalances(tx, customerId)
  if (cents > (await billedDebt(tx, customerId))) return refuse({ code: 'more_than_owed' })
  const id = await audit(app, tx, by, {
    customerId,
    action: 'debts.write_off',
    subject: 'customer',
    subjectId: customerId,
    details: { cents },
    reason,
    kept: 'books',
  })
  const cause = { kind: 'write_off', id, step: 'made' } as const
  const entry = debtWrittenOff(cents)
  await post(tx, { customerId, cause, entry, at: app.clock.now(), note: reason, by })
  return done(null)
}
