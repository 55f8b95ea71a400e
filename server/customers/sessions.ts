import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import type { KnownCaller } from '../platform/http/caller.ts'
import { deleteOtherSessions, deleteSession, findSessionsOf } from './session-store.ts'

/** The customer's sessions, the latest first. */
export async function sessionsOf({ clock }: App, db: Db, { customerId, sessionId }: KnownCaller) {
  const sessions = await findSessionsOf(db, customerId, clock.now())
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    is_this: id === sessionId ? (1 as const) : (0 as const),
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }))
}

/** Ends one session of the caller; false when there is no such session. */
export async function logOut(
  app: App,
  tx: Tx,
  by: Actor,
  { kind, customerId, sessionId }: Pick<KnownCaller, 'kind' | 'customerId' | 'sessionId'>,
): Promise<boolean> {
  const isEnded = await deleteSession(app, tx, customerId, sessionId)
  if (isEnded)
    await audit(app, tx, by, {
      action: 'customers.log_out',
      customerId,
      ...(kind === 'guest' && { details: { guest: true } }),
    })
  return isEnded
}

export async function logOutElsewhere(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, sessionId }: KnownCaller,
): Promise<void> {
  await deleteOtherSessions(app, tx, customerId, sessionId)
  await audit(app, tx, by, { action: 'customers.log_out_elsewhere', customerId })
}
