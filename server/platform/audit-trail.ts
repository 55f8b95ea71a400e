import type { Actor } from '../../domain/actor.ts'
import { actorColumns } from './actor-columns.ts'
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
}

/** Appends an entry, stored for a year, and answers its id, which may be the cause of a mail. */
export async function audit(
  tx: Tx,
  by: Actor,
  { action, details = {}, address, ...about }: AuditEntry,
): Promise<number> {
  const { id } = await tx
    .insertInto('auditTrail')
    .values({
      ...actorColumns(by),
      action,
      ...about,
      details: JSON.stringify(details),
      ipAddress: address ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
