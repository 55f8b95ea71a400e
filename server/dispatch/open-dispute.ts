import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'

type Dispute = {
  customerId: number
  movementId: number
  delivered: number
  returned: number
  comment: string
  openedAt: Date
}

/** "That is not right": kept for the office, once for each row; said again with other counts it is the last word until then. */
export async function openDispute(db: Db, dispute: Dispute): Promise<Outcome<null, Refusal>> {
  const { customerId, movementId, openedAt } = dispute
  const movement = await db
    .selectFrom('bottleMovements')
    .select('id')
    .where('id', '=', movementId)
    .where('customerId', '=', customerId)
    .where('causeKind', '=', 'delivery')
    .executeTakeFirst()
  if (!movement) return refuse({ code: 'not_found' })
  const says = { saysDelivered: dispute.delivered, saysReturned: dispute.returned, comment: dispute.comment }
  const kept = await db
    .insertInto('bottleDisputes')
    .values({ customerId, movementId, openedAt, ...says })
    .onConflict((conflict) =>
      conflict
        .constraint('bottle_disputes_one_a_movement')
        .doUpdateSet(says)
        .where('bottleDisputes.state', '=', 'open'),
    )
    .returning('id')
    .executeTakeFirst()
  return kept ? done(null) : refuse({ code: 'conflict' })
}
