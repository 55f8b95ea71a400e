import type { Actor } from '../../../domain/actor.ts'
import type { App } from '../../app-context.ts'
import { audit } from '../../platform/audit-trail.ts'
import type { Tx } from '../../platform/database/connect.ts'

/** What a customer does to an autoship, or to all of them, by the name of the office's deed. */
export type OwnChange = {
  action:
    | 'autoships.start'
    | 'autoships.change'
    | 'autoships.line'
    | 'autoships.end'
    | 'autoships.pause'
    | 'autoships.resume'
    | 'autoships.undo'
    | 'deliveries.move'
    | 'deliveries.skip'
    | 'deliveries.unskip'
    | 'deliveries.line'
  customerId: number
  autoshipId?: number
}

/** The customer's history says who has done it; what the staff do is audited by its deed. */
export const auditOwnChange = (
  app: App,
  tx: Tx,
  by: Actor,
  { action, customerId, autoshipId }: OwnChange,
): Promise<number> =>
  audit(app, tx, by, {
    action,
    customerId,
    ...(autoshipId !== undefined && { subject: 'autoship', subjectId: autoshipId }),
  })
