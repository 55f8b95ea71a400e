import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Identify, KnownCaller } from '../platform/http/caller.ts'
import type { Session } from './known-sessions.ts'
import { touchSession } from './session-store.ts'

/** The last use is stored at most this often, to save a write for every read. */
const TOUCH_EVERY_MS = 10 * MINUTE_MS

/** Finds the caller of a bearer token, at once when the session is known. */
export const identify = ({ db, clock, log, knownSessions }: AppWithDb): Identify => {
  const callerOf = (session: Session | undefined): KnownCaller | undefined => {
    if (session === undefined) return undefined
    const now = clock.now()
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      session.lastUsedAt = now
      touchSession(db, session.sessionId, now).catch((err: unknown) =>
        log.warn({ err }, 'a session was not touched'),
      )
    }
    const { customerId, sessionId, role, language } = session
    return { kind: role, customerId, sessionId, language: language === 'en' ? 'en' : 'lv' }
  }
  return (token) => {
    const session = knownSessions.find(token)
    return session instanceof Promise ? session.then(callerOf) : callerOf(session)
  }
}
