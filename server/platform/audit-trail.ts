import type { Actor } from '../../domain/actor.ts'
import { actorColumns } from './actor-columns.ts'
import type { Clock } from './clock.ts'
import type { Tx } from './database/connect.ts'

type AuditEntry = {
  /** Such as `customers.log_in`. */
  action: string
  customerId?: number
  subject?: string
  subjectId?: number
  /** Ids, codes and field names only: personal data here would outlive an erasure. */
  details?: Record<string, unknown>
  address?: string
  /** As the staff gave it. */
  reason?: string
  /** The code of the refusal, where it was not done. */
  refused?: string
  /**
   * Money, bottles and rights are stored as long as the books; that a customer's page was seen, for
   * 90 days.
   */
  kept?: 'books' | 'year' | 'quarter'
}

/** Appends an entry, stored for a year by default, and answers its id, a cause of mails. */
export async function audit(
  { clock }: { clock: Pick<Clock, 'now'> },
  tx: Tx,
  by: Actor,
  { details = {}, address, ...about }: AuditEntry,
): Promise<number> {
  const { id } = await tx
    .insertInto('auditTrail')
    .values({
      ...actorColumns(by),
      ...about,
      at: clock.now(),
      approvedBy: by.approvedBy ?? null,
      details: JSON.stringify(details),
      ipAddress: address ?? by.request?.address ?? null,
      requestId: by.request?.id || null,
      roles: by.request?.roles ? [...by.request.roles] : null,
      device: by.request?.device ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
