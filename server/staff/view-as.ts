import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permitWithFactor, worksToday } from './permit.ts'
import { findViewing, saveViewing } from './session-store.ts'

type Viewing = { sessionId: number; staffId: number }

/** From now on the session shows what another person sees, and changes nothing. */
export async function startViewing(
  app: App,
  tx: Tx,
  by: Actor,
  { sessionId, staffId }: Viewing,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'viewAsAnother')
  if (!permitted.ok) return permitted
  if (staffId === by.id || !(await worksToday(app, tx, staffId)))
    return refuse({ code: 'not_found' })
  await saveViewing(tx, sessionId, staffId)
  await recordViewing(app, tx, by, 'staff.viewing_started', staffId)
  return done(null)
}

export async function endViewing(app: App, tx: Tx, by: Actor, sessionId: number): Promise<void> {
  const staffId = await findViewing(tx, sessionId)
  if (staffId === null) return
  await saveViewing(tx, sessionId, null)
  await recordViewing(app, tx, by, 'staff.viewing_ended', staffId)
}

const recordViewing = (app: App, tx: Tx, by: Actor, action: string, staffId: number) =>
  audit(app, tx, by, { action, subject: 'staff', subjectId: staffId, kept: 'books' })
