import type { Db } from '../platform/database/connect.ts'

/** Disputes that the office has not answered, with the courier's count and the customer's. */
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
    .where('d.state', '=', 'open')
    .orderBy('d.id')
    .execute()

export const disputedOrder = (db: Db, disputeId: number) =>
  db
    .selectFrom('bottleDisputes')
    .innerJoin('bottleMovements', 'bottleMovements.id', 'bottleDisputes.movementId')
    .select(['bottleMovements.customerId', 'bottleMovements.orderId'])
    .where('bottleDisputes.id', '=', disputeId)
    .executeTakeFirstOrThrow()
