import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/connect.ts'

/** A literal, so that the plan of any connection may go by the index of open ones. */
const open = sql.lit('open')

/** No driver is still to count the bottles of the dispute. */
const isNotAwaited = sql<boolean>`(d.recount_visit_id is null or exists (
  select from stops s join deliveries v on v.stop_id = s.id and v.outcome = 'visited'
  where s.visit_id = d.recount_visit_id))`

/** Disputes that wait for the office, with the courier's count and the customer's. */
export const openDisputes = (db: Db) =>
  db
    .selectFrom('bottleDisputes as d')
    .innerJoin('bottleMovements as m', 'm.id', 'd.movementId')
    .innerJoin('goods as g', 'g.id', 'm.goodId')
    .innerJoin('customers as c', 'c.id', 'd.customerId')
    .selectAll('d')
    .select([
      'm.orderId',
      'm.movedOn',
      'm.goodId',
      'm.delivered',
      'm.returned',
      'g.nameLv as good',
      'c.name as customer',
    ])
    .where('d.state', '=', open)
    .where(isNotAwaited)
    .orderBy('d.id')
    .execute()

export async function isDisputed(db: Db, orderId: number): Promise<boolean> {
  const dispute = await db
    .selectFrom('bottleMovements as m')
    .innerJoin('bottleDisputes as d', 'd.movementId', 'm.id')
    .select('d.id')
    .where('m.orderId', '=', orderId)
    .where('d.state', '=', open)
    .executeTakeFirst()
  return dispute !== undefined
}

export const disputedOrder = (db: Db, disputeId: number) =>
  db
    .selectFrom('bottleDisputes')
    .innerJoin('bottleMovements', 'bottleMovements.id', 'bottleDisputes.movementId')
    .select(['bottleMovements.customerId', 'bottleMovements.orderId'])
    .where('bottleDisputes.id', '=', disputeId)
    .executeTakeFirstOrThrow()

export type DisputedClaim = NonNullable<Awaited<ReturnType<typeof findClaim>>>

/** What a customer says of a door, and what the books have. */
export const findClaim = (db: Db, disputeId: number) =>
  db
    .selectFrom('bottleDisputes as d')
    .innerJoin('bottleMovements as m', 'm.id', 'd.movementId')
    .select(['d.customerId', 'd.saysDelivered', 'd.saysReturned', 'm.delivered', 'm.returned'])
    .select('m.orderId')
    .where('d.id', '=', disputeId)
    .executeTakeFirst()

/** Where the bottles of a dispute are, locked until it waits for its recount. */
export const findDisputedPlace = (db: Db, disputeId: number) =>
  db
    .selectFrom('bottleDisputes as d')
    .innerJoin('bottleMovements as m', 'm.id', 'd.movementId')
    .leftJoin('addresses as a', 'a.id', 'm.addressId')
    .select(['d.customerId', 'm.addressId', 'a.regionId', 'd.state', 'd.recountVisitId as visitId'])
    .where('d.id', '=', disputeId)
    .forUpdate('d')
    .executeTakeFirst()

export const awaitRecount = (db: Db, disputeId: number, recountVisitId: number) =>
  db.updateTable('bottleDisputes').set({ recountVisitId }).where('id', '=', disputeId).execute()

/**
 * Disputes that waited for a visit which ended without a count wait for the next one there: what
 * that one corrects is not corrected by the answer as well.
 */
export const awaitNextRecount = (tx: Tx, visitId: number) =>
  sql`
    update bottle_disputes d set recount_visit_id = n.id
    from visits n, visits w
    where n.id = ${visitId} and n.kind = 'recount' and d.state = ${open}
      and w.id = d.recount_visit_id and w.id <> n.id
      and w.customer_id = n.customer_id and w.address_id = n.address_id
      and exists (select from stops s where s.visit_id = w.id)
      and not exists (select from stops s
        where s.visit_id = w.id and s.state in ('waiting', 'done'))`.execute(tx)
