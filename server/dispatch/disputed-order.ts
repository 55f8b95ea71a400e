import type { Db } from '../platform/database/connect.ts'

/** Whose row a dispute is about, and of which order. */
export const disputedOrder = (db: Db, disputeId: number) =>
  db
    .selectFrom('bottleDisputes')
    .innerJoin('bottleMovements', 'bottleMovements.id', 'bottleDisputes.movementId')
    .select(['bottleMovements.customerId', 'bottleMovements.orderId'])
    .where('bottleDisputes.id', '=', disputeId)
    .executeTakeFirstOrThrow()
