import { useAction } from '../../client/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { ownWords } from '../../words/office/own.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import type { OwnAccess } from './own-access.ts'

type Props = { sessions: OwnAccess['sessions']; onChanged: () => void }

/** Where one is signed in; every other place can be ended. */
export function OwnSessions({ sessions, onChanged }: Props) {
  const words = useWords(ownWords)
  const frame = useWords(frameWords)
  const { busy, errors, run } = useAction(frame.notSaved)
  const end = (call: () => Promise<unknown>) =>
    run(async () => {
      await call()
      onChanged()
    })
  return (
    <section>
      <h2>{words.sessions}</h2>
      <FailedNote text={errors['']} />
      <ul>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => void end(() => api.endOwnSession({ params: { id: String(session.id) } }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="line" busy={busy} onClick={() => void end(() => api.endOtherOwnSessions())}>
          {words.endOthers}
        </Button>
      )}
    </section>
  )
}

type LineProps = { session: OwnAccess['sessions'][number]; busy: boolean; onEnd: () => void }

function SessionLine({ session, busy, onEnd }: LineProps) {
  const words = useWords(ownWords)
  const language = useLanguage()
  const { device, isThis, createdAt, lastUsedAt } = session
  return (
    <li className="own__line">
      <p>
        <b>{device || words.unknownDevice}</b>{' '}
        {isThis && <Badge look="leaf">{words.thisDevice}</Badge>}
        <br />
        <span className="quiet">
          {when(lastUsedAt, language)}, {words.since(when(createdAt, language))}
        </span>
      </p>
      {!isThis && (
        <Button look="text" busy={busy} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
