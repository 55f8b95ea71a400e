import { useAction } from '../../client/use-action.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'

/** Says all the time that the office is looked at as another person, and ends it. */
export function ViewingNote() {
  const words = useWords(frameWords)
  const { session, reload } = useSession()
  const { busy, errors, run } = useAction(words.notSaved)
  if (!session.viewedBy) return null
  const end = () =>
    run(async () => {
      await api.endViewing()
      reload()
    })
  return (
    <section className="frame__viewing" aria-label={words.viewing(session.staff.name)}>
      <p>{errors[''] ?? words.viewing(session.staff.name)}</p>
      <button type="button" className="link" aria-busy={busy} onClick={() => void end()}>
        {words.endViewing}
      </button>
    </section>
  )
}
