import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'

type Passing = {
  fromId: number
  intoId: number
  action: string
  details?: object
  reason: string
}

/**
 * Something passes from one record of a customer to another: both tell of it, and their entries are
 * its causes.
 */
export async function auditBothRecords(
  app: App,
  tx: Tx,
  by: Actor,
  { fromId, intoId, action, details, reason }: Passing,
): Promise<{ from: number; into: number }> {
  const auditOf = (customerId: number) =>
    audit(app, tx, by, {
      action,
      customerId,
      subject: 'customer',
      subjectId: customerId,
      details: { fromId, intoId, ...details },
      reason,
      kept: 'books',
    })
  return { from: await auditOf(fromId), into: await auditOf(intoId) }
}
