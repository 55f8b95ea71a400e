import { useRevalidator } from 'react-router'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { deviceName } from '../../../domain/words/device-name.ts'

type Session = Awaited<ReturnType<typeof api.listSessions>>['data'][number]

/** The customer's sessions; any other than this one can be ended. */
export function SessionList({ sessions }: { sessions: readonly Session[] | undefined }) {
  const words = useWords(profileWords)
  const { revalidate } = useRevalidator()
  const { busy, errors, run } = useAction(words.failed)
  const endAndReload = (call: () => Promise<unknown>) =>
    void run(async () => {
      await call()
      await revalidate()
    })
  return (
    <section>
      <h2>{words.sessions}</h2>
      {sessions === undefined && (
        <Note look="clay" role="alert">
          <p>{words.loadFailed}</p>
          <Button look="text" onClick={() => void revalidate()}>
            {words.tryAgain}
          </Button>
        </Note>
      )}
      <FailedNote text={errors['']} />
      <ul className="people-sessions">
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => endAndReload(() => api.endSession({ params: { id: String(session.id) } }))}
          />
        ))}
      </ul>
      {sessions !== undefined && sessions.length > 1 && (
        <Button look="line" busy={busy} onClick={() => endAndReload(() => api.endOtherSessions())}>
          {words.endOthers}
        </Button>
      )}
    </section>
  )
}

type ItemProps = { session: Session; busy: boolean; onEnd: () => void }

function SessionItem({ session, busy, onEnd }: ItemProps) {
  const words = useWords(profileWords)
  const language = useLanguage()
  return (
    <li>
      <span>
        {deviceName(session.user_agent) ?? words.unknownDevice}
        <br />
        <small className="quiet">
          {words.lastUsed(onDate(rigaDay(Date.parse(session.last_used_at)), language))}
        </small>
      </span>
      {session.is_this === 1 ? (
        <Badge look="leaf">{words.thisDevice}</Badge>
      ) : (
        <Button look="text" busy={busy} onClick={onEnd}>
          {words.endSession}
        </Button>
      )}
    </li>
  )
}
