import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import { HOUR_MS, MINUTE_MS } from '../../../domain/calendar/durations.ts'
import type { ProviderRefunds } from '../../../db/schema.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'

export type Refund = Selectable<ProviderRefunds>

type NewRefund = {
  customerId: number
  paymentId: number
  amountCents: number
  reason: string
  requestedAt: Date
}

const MIN_PAUSE_MS = 5 * MINUTE_MS
const MAX_PAUSE_MS = 6 * HOUR_MS

/** Banks take minutes or days: the older a refund is, the less often it is checked. */
export function nextRefundCheck(requestedAt: Date, now: Date): Date {
  const ageMs = now.getTime() - requestedAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(ageMs, MIN_PAUSE_MS), MAX_PAUSE_MS))
}

export async function insertRefund(tx: Tx, by: Actor, refund: NewRefund): Promise<number> {
  const { id } = await tx
    .insertInto('providerRefunds')
    .values({
      ...refund,
      idempotencyKey: randomUUID(),
      ...actorColumns(by),
      nextCheckAt: nextRefundCheck(refund.requestedAt, refund.requestedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findRefund = (db: Db, refundId: number) =>
  db.selectFrom('providerRefunds').selectAll().where('id', '=', refundId).executeTakeFirst()

export const lockRefunds = (tx: Db, paymentId: number): Promise<Refund[]> =>
  tx
    .selectFrom('providerRefunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateRefund = (
  tx: Tx,
  refundId: number,
  change: { status: string; providerUuid?: string; settledAt?: Date; nextCheckAt?: Date | null },
) => tx.updateTable('providerRefunds').set(change).where('id', '=', refundId).execute()

/** Unfinished refunds whose next check is due. */
export const findDueRefunds = (db: Db, now: Date, limit: number): Promise<Refund[]> =>
  db
    .selectFrom('providerRefunds')
    .selectAll()
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(limit)
    .execute()

export const postponeRefundCheck = (tx: Tx, { id, requestedAt }: Refund, now: Date) =>
  tx
    .updateTable('providerRefunds')
    .set({ nextCheckAt: nextRefundCheck(requestedAt, now) })
    .where('id', '=', id)
    .execute()
