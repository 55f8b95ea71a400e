import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type HoldRefusal = Refusal<'not_permitted'> | { code: 'changed_since' }

/** From now on the customer's new orders are paid in advance. */
export async function requirePrepayment(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, reason }: { customerId: number; reason: string },
): Promise<Outcome<null, HoldRefusal>> {
  const permitted = await permit(app, tx, by, 'putCustomersOnHold')
  if (!permitted.ok) return permitted
  const added = await tx
    .insertInto('holds')
    .values({ customerId, reason, madeAt: app.clock.now(), ...actorColumns(by) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? done(null) : refuse({ code: 'changed_since' })
}

export async function allowCredit(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<{ reason: string }, HoldRefusal>> {
  const permitted = await permit(app, tx, by, 'issueBills')
  if (!permitted.ok) return permitted
  const ended = await tx
    .updateTable('holds')
    .set({ endedAt: app.clock.now(), endedActorKind: by.kind, endedActorId: by.id ?? null })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .returning('reason')
    .executeTakeFirst()
  return ended ? done(ended) : refuse({ code: 'changed_since' })
}
