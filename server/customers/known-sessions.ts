import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { findSession } from './session-store.ts'

/** How long a session is known, should the notice of its end be lost. */
const KNOWN_MS = MINUTE_MS
const MOST_KNOWN = 10_000

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Who calls, from memory: a token costs no statement while its session stays as it is. */
export type KnownSessions = {
  /** At once when it is known, else after the database is asked. */
  find: (token: string) => Session | Promise<Session | undefined>
  /** For sessions that are about to change: the database is asked until that is long over. */
  forget: (tokenHashes: readonly Buffer[]) => void
}

declare module '../app-context.ts' {
  interface App {
    knownSessions: KnownSessions
  }
}

type Deps = { db: Db; notices: Notices; clock: Clock }

export function knownSessions({ db, notices, clock }: Deps): KnownSessions {
  const known = new LRUCache<string, { since: number; session?: Session }>({ max: MOST_KNOWN })
  const forget = (key: string) => known.set(key, { since: clock.now().getTime() })
  notices.on('sessions_changed', (key) => (key === '' ? known.clear() : forget(key)))

  const recall = (key: string, now: Date) => {
    const found = known.get(key)
    const isFresh = found && Math.abs(now.getTime() - found.since) < KNOWN_MS
    return isFresh ? found : undefined
  }

  const read = async (key: string, now: Date, isListening: boolean) => {
    const session = await findSession(db, Buffer.from(key, 'base64'), now)
    // One that changed while it was read has been forgotten meanwhile.
    if (session && isListening && !recall(key, now))
      known.set(key, { since: now.getTime(), session })
    return session
  }

  return {
    find(token) {
      const key = hash('sha256', token, 'base64')
      const now = clock.now()
      const isListening = notices.isListening()
      const recalled = isListening ? recall(key, now) : undefined
      return recalled?.session ?? read(key, now, isListening)
    },
    forget: (tokenHashes) => {
      for (const hash of tokenHashes) forget(hash.toString('base64'))
    },
  }
}
