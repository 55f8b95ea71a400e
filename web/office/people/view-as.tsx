import { useNavigate } from 'react-router'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { useMay, useSession } from '../session/session.ts'
import type { Person } from './person.ts'

/** The office as the person sees it. */
export function ViewAs({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const navigate = useNavigate()
  const { session, reload } = useSession()
  const { busy, errors, run } = useAction(frame.notSaved)
  const mayView = useMay('viewAsAnother') && session.staff.id !== person.id
  if (!mayView) return null
  const view = () =>
    run(async () => {
      await withFreshFactor(() => api.startViewing({ body: { staffId: person.id } }))
      await navigate('/')
      reload()
    })
  return (
    <section className="people__part">
      <h2>{words.viewAs}</h2>
      <p className="quiet">{words.viewAsText}</p>
      <FailedNote text={errors['']} />
      <Button look="line" busy={busy} onClick={() => void view()}>
        {words.viewAs}
      </Button>
    </section>
  )
}
