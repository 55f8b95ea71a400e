import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { KnownCaller } from '../platform/http/caller.ts'
import { deleteOtherSessions, deleteSession, findSessionsOf } from './session-store.ts'

/** The customer's sessions, the latest first. */
export async function sessionsOf({ db, clock }: App, { customerId, sessionId }: KnownCaller) {
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
  { db }: App,
  { kind, customerId }: KnownCaller,
  sessionId: number,
): Promise<boolean> {
  const isEnded = await deleteSession(db, customerId, sessionId)
  if (isEnded) await audit(db, { actor: kind, action: 'customers.log_out', customerId })
  return isEnded
}

export async function logOutElsewhere(
  { db }: App,
  { customerId, sessionId }: KnownCaller,
): Promise<void> {
  await deleteOtherSessions(db, customerId, sessionId)
  await audit(db, { actor: 'customer', action: 'customers.log_out_elsewhere', customerId })
}
