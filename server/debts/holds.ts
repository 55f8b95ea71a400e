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
): Promise<Outcome<{ holdId: number }, HoldRefusal>> {
  const permitted = await permit(app, tx, by, 'putCustomersOnHold')
  if (!permitted.ok) return permitted
  const added = await tx
    .insertInto('holds')
    .values({ customerId, reason, madeAt: app.clock.now(), ...actorColumns(by) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? done({ holdId: added.id }) : refuse({ code: 'changed_since' })
}

export async function allowCredit(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<{ reason: string }, HoldRefusal>> {
  const permitted = await permit(app, tx, by, 'issueBills')
  if (!permitted.ok) return permitted
  const ended = await endHolds(app, tx, by).where('customerId', '=', customerId).executeTakeFirst()
  return ended ? done(ended) : refuse({ code: 'changed_since' })
}

/** A hold by mistake is taken back by those who may hold; another hold of the customer stays. */
export async function undoHold(
  app: App,
  tx: Tx,
  by: Actor,
  holdId: number,
): Promise<Outcome<null, HoldRefusal>> {
  const permitted = await permit(app, tx, by, 'putCustomersOnHold')
  if (!permitted.ok) return permitted
  const ended = await endHolds(app, tx, by).where('id', '=', holdId).executeTakeFirst()
  return ended ? done(null) : refuse({ code: 'changed_since' })
}

const endHolds = ({ clock }: App, tx: Tx, by: Actor) =>
  tx
    .updateTable('holds')
    .set({ endedAt: clock.now(), endedActorKind: by.kind, endedActorId: by.id ?? null })
    .where('endedAt', 'is', null)
    .returning('reason')
