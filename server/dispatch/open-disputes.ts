import type { Db } from '../platform/database/connect.ts'

/** What waits for the office's word: the courier's count and the customer's, side by side. */
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
