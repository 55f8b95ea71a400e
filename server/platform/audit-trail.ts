import type { Db } from './database/connect.ts'

type AuditEntry = {
  actor: 'guest' | 'customer' | 'operator' | 'system' | 'provider'
  /** Such as `customers.log_in`. */
  action: string
  customerId?: number
  subject?: string
  subjectId?: number
  /** Ids, codes and names of fields; never a person's data, which would outlive the person. */
  details?: Record<string, unknown>
  address?: string
}

/** Who did what: kept a year, changed by nobody. Answers its number, which may be the cause of something else. */
export async function audit(
  tx: Db,
  { actor, action, details = {}, address, ...about }: AuditEntry,
): Promise<number> {
  const { id } = await tx
    .insertInto('auditTrail')
    .values({
      actor,
      action,
      ...about,
      details: JSON.stringify(details),
      ipAddress: address ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
