import type { AppWithDb } from '../app-context.ts'
import type { Identify } from '../platform/http/caller.ts'
import { tokenHash } from '../platform/token.ts'
import { touchSession } from './session-store.ts'

/** The last use is stored at most this often, to save a write for every read. */
const TOUCH_EVERY_MS = 10 * 60_000

/** Finds the caller of a bearer token. */
export const identify =
  ({ db, clock, log, knownSessions }: AppWithDb): Identify =>
  async (token) => {
    const now = clock.now()
    const session = await knownSessions.find(tokenHash(token))
    if (session === undefined) return undefined
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      session.lastUsedAt = now
      touchSession(db, session.sessionId, now).catch((err: unknown) =>
        log.warn({ err }, 'a session was not touched'),
      )
    }
    const { customerId, sessionId, role, language } = session
    return {
      kind: role,
      customerId,
      sessionId,
      language: language === 'en' ? 'en' : 'lv',
    }
  }
