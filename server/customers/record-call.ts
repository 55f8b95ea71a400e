import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { ofKnownCustomer } from './known-customer.ts'

type Call = { customerId: number; line: string }

/** The one line that stays of a call. */
export async function recordCall(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, line }: Call,
): Promise<Outcome<{ id: number }, Refusal>> {
  const permitted = await permit(app, tx, by, 'writeNotes')
  if (!permitted.ok) return permitted
  if ((await ofKnownCustomer(tx, { customerId })).customerId === undefined)
    return refuse({ code: 'not_found' })
  const kept = { customerId, line, staffId: by.id!, answeredAt: app.clock.now() }
  const call = await tx.insertInto('calls').values(kept).returning('id').executeTakeFirstOrThrow()
  const about = { customerId, subject: 'customer', subjectId: customerId }
  await audit(app, tx, { ...by, onBehalfOf: customerId }, { action: 'customers.call', ...about })
  return done(call)
}
