import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ProviderRefunds } from '../../../db/schema.ts'
import type { Db } from '../../platform/database/connect.ts'

export type Refund = Selectable<ProviderRefunds>

type NewRefund = { customerId: number; paymentId: number; amountCents: number; reason: string; requestedAt: Date }

export async function insertRefund(tx: Db, refund: NewRefund): Promise<number> {
  const { id } = await tx
    .insertInto('providerRefunds')
    .values({ ...refund, idempotencyKey: randomUUID(), requestedBy: 'operator', nextCheckAt: refund.requestedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findRefund = (db: Db, refundId: number) =>
  db.selectFrom('providerRefunds').selectAll().where('id', '=', refundId).executeTakeFirst()

/** A payment's refunds, held until the transaction ends. */
export const lockRefundsOf = (tx: Db, paymentId: number): Promise<Refund[]> =>
  tx.selectFrom('providerRefunds').selectAll().where('paymentId', '=', paymentId).orderBy('id').forUpdate().execute()

export const updateRefund = (
  tx: Db,
  refundId: number,
  change: { status: string; providerUuid?: string; settledAt?: Date; nextCheckAt?: Date | null },
) => tx.updateTable('providerRefunds').set(change).where('id', '=', refundId).execute()
