import { useEffect } from 'react'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { api } from '../../client/api.ts'
import { createPersonalStore, useStore } from '../../client/store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { profileWords } from '../../words/profile.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

const sessionStore = createPersonalStore(async () => (await api.listSessions()).data)

/** The places where one is logged in; any but this one can be ended from here. */
export function SessionList() {
  const words = useWords(profileWords)
  const language = useLanguage()
  const sessions = useStore(sessionStore).value
  const load = () => void sessionStore.load().catch(() => undefined)
  useEffect(load, [])
  if (sessions === undefined) return null
  return (
    <section>
      <h2>{words.sessions}</h2>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {deviceOf(session.user_agent) ?? words.unknownDevice}
              <br />
              <small className="quiet">
                {words.lastUsed(onDate(rigaDay(Date.parse(session.last_used_at)), language))}
              </small>
            </span>
            {session.is_this === 1 ? (
              <Badge look="leaf">{words.thisPlace}</Badge>
            ) : (
              <Button
                look="text"
                onClick={() => void api.endSession({ params: { id: String(session.id) } }).then(load)}
              >
                {words.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="line" onClick={() => void api.endOtherSessions().then(load)}>
          {words.endOthers}
        </Button>
      )}
    </section>
  )
}

/** "Firefox, Windows" from what a browser says of itself. */
function deviceOf(agent: string): string | undefined {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1]
  const named = { Edg: 'Edge', OPR: 'Opera' }[browser ?? ''] ?? browser
  return [named, system].filter(Boolean).join(', ') || undefined
}
