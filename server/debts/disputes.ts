import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type Disputing = { customerId: number; documentId: number; reason: string }

type DisputeRefusal = Refusal<'not_permitted'> | { code: 'no_such_document' | 'changed_since' }

/** The customer says that a document is wrong: nothing reminds of it until that is settled. */
export async function disputeDebt(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, documentId: paperId, reason }: Disputing,
): Promise<Outcome<null, DisputeRefusal>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  const paper = await tx
    .selectFrom('papers')
    .select('id')
    .where('id', '=', paperId)
    .where('customerId', '=', customerId)
    .where('toPayCents', '>', 0)
    .executeTakeFirst()
  if (!paper) return refuse({ code: 'no_such_document' })
  const added = await tx
    .insertInto('debtDisputes')
    .values({ customerId, paperId, reason, madeAt: app.clock.now(), ...actorColumns(by) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? done(null) : refuse({ code: 'changed_since' })
}

export async function settleDebtDispute(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, documentId }: Omit<Disputing, 'reason'>,
): Promise<Outcome<{ reason: string }, DisputeRefusal>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  const ended = await tx
    .updateTable('debtDisputes')
    .set({ endedAt: app.clock.now() })
    .where('paperId', '=', documentId)
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .returning('reason')
    .executeTakeFirst()
  return ended ? done(ended) : refuse({ code: 'changed_since' })
}
