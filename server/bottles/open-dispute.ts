import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'

type NewDispute = {
  customerId: number
  movementId: number
  delivered: number
  returned: number
  comment: string
  openedAt: Date
}

/**
 * One open dispute a movement: new counts replace the earlier ones. An answered one may be opened
 * again only after the driver has counted.
 */
export async function openDispute(
  tx: Tx,
  by: Actor,
  dispute: NewDispute,
): Promise<Outcome<null, Refusal>> {
  const { customerId, movementId, openedAt, delivered, returned } = dispute
  const movement = await findDelivered(tx, customerId, movementId)
  if (!movement) return refuse({ code: 'not_found' })
  if (movement.isReversed || (await isAnsweredForGood(tx, movementId)))
    return refuse({ code: 'conflict' })
  const counts = {
    saysDelivered: delivered,
    saysReturned: returned,
    comment: dispute.comment,
    ...actorColumns(by),
  }
  const saved = await tx
    .insertInto('bottleDisputes')
    .values({ customerId, movementId, openedAt, ...counts })
    .onConflict((conflict) =>
      conflict
        .column('movementId')
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet(counts),
    )
    .returning('id')
    .executeTakeFirst()
  if (!saved) return refuse({ code: 'conflict' })
  const payload = { lv: movement.lv, en: movement.en, delivered, returned }
  await queueMail(tx, {
    template: 'dispatch.dispute-received',
    cause: `dispute:${saved.id}`,
    customerId,
    payload,
  })
  return done(null)
}

/** The movement of a delivery to this customer, with the names of its good. */
const findDelivered = (tx: Tx, customerId: number, movementId: number) =>
  tx
    .selectFrom('bottleMovements')
    .innerJoin('goods', 'goods.id', 'bottleMovements.goodId')
    .select(['nameLv as lv', 'nameEn as en', isReversed.as('isReversed')])
    .where('bottleMovements.id', '=', movementId)
    .where('customerId', '=', customerId)
    .where('causeKind', '=', 'delivery')
    .executeTakeFirst()

const isReversed = sql<boolean>`exists (select from bottle_movements r
  where r.order_id = bottle_movements.order_id and r.cause_kind = 'reversal'
    and r.cause_id = bottle_movements.cause_id)`

async function isAnsweredForGood(tx: Tx, movementId: number): Promise<boolean> {
  const last = await tx
    .selectFrom('bottleDisputes')
    .select(['state', 'recountVisitId'])
    .where('movementId', '=', movementId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return last !== undefined && last.state !== 'open' && last.recountVisitId === null
}
