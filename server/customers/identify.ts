import type { App } from '../app-context.ts'
import type { Identify } from '../platform/http/caller.ts'
import { tokenHash } from '../platform/token.ts'
import { findSession, touchSession } from './session-store.ts'

/** The last use is written down at most this often: a write for every read would cost more than it tells. */
const TOUCH_EVERY_MS = 10 * 60_000

/** Whose a bearer token is. */
export const identify =
  ({ db, clock, log }: App): Identify =>
  async (token) => {
    const now = clock.now()
    const session = await findSession(db, tokenHash(token), now)
    if (session === undefined) return undefined
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      touchSession(db, session.sessionId, now).catch((err: unknown) =>
        log.warn({ err }, 'a session was not touched'),
      )
    }
    const { customerId, sessionId, role, language } = session
    return {
      kind: role === 0 ? 'guest' : 'customer',
      customerId,
      sessionId,
      language: language === 'en' ? 'en' : 'lv',
    }
  }
