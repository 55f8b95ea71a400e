import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'

type SendRefusal = Refusal<'not_permitted'> | { code: 'not_found' }

/** A file was given to the bank. Its transfers are done when a statement names them. */
export async function noteFileSent(
  app: App,
  tx: Tx,
  by: Actor,
  id: number,
): Promise<Outcome<{ done: true }, SendRefusal>> {
  const permitted = await permit(app, tx, by, 'exportTransfers')
  if (!permitted.ok) return permitted
  const sent = await tx
    .updateTable('transferFiles')
    .set((set) => ({ sentAt: set.fn.coalesce('sentAt', set.val(app.clock.now())) }))
    .where('id', '=', id)
    .where('fileId', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!sent) return refuse({ code: 'not_found' })
  const about = { subject: 'transfer_file', subjectId: id }
  await audit(app, tx, by, { action: 'refunds.sent', ...about, kept: 'books' })
  return done({ done: true })
}
