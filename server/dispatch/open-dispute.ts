import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'

type Dispute = {
  customerId: number
  movementId: number
  delivered: number
  returned: number
  comment: string
  openedAt: Date
}

/** "That is not right": kept for the office, once for each row; said again with other counts it is the last word until then. */
export const openDispute = (db: Db, dispute: Dispute): Promise<Outcome<null, Refusal>> =>
  inTransaction(db, (tx) => keepDispute(tx, dispute))

async function keepDispute(db: Db, dispute: Dispute): Promise<Outcome<null, Refusal>> {
  const { customerId, movementId, openedAt, delivered, returned } = dispute
  const movement = await db
    .selectFrom('bottleMovements')
    .innerJoin('goods', 'goods.id', 'bottleMovements.goodId')
    .select(['nameLv as lv', 'nameEn as en'])
    .where('bottleMovements.id', '=', movementId)
    .where('customerId', '=', customerId)
    .where('causeKind', '=', 'delivery')
    .executeTakeFirst()
  if (!movement) return refuse({ code: 'not_found' })
  const says = { saysDelivered: delivered, saysReturned: returned, comment: dispute.comment }
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
  if (!kept) return refuse({ code: 'conflict' })
  const payload = { ...movement, delivered, returned }
  await queueMail(db, {
    template: 'dispatch.dispute-received',
    cause: `dispute:${kept.id}`,
    customerId,
    payload,
  })
  return done(null)
}
