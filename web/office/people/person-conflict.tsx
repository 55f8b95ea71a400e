import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { peopleWords } from '../../words/office/people.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useWords } from '../../words/use-words.ts'
import type { PersonDraft } from './person-draft.ts'

type Props = { mine: PersonDraft; now: PersonDraft; onKeep: () => void; onPut: () => void }

/** Another has changed the person meanwhile: both values of each field, and one wins by choice. */
export function PersonConflict({ mine, now, onKeep, onPut }: Props) {
  const words = useWords(peopleWords)
  const deeds = useWords(deedWords)
  const { roles } = useWords(rightsWords)
  const roleOf = ({ role, secondRole }: PersonDraft) =>
    [role, secondRole].flatMap((name) => (name === '' ? [] : roles[name])).join(', ')
  const limitsOf = ({ limits }: PersonDraft) => Object.values(limits).join(', ')
  const fields: [string, (draft: PersonDraft) => string][] = [
    [words.fullName, ({ name }) => name],
    [words.email, ({ email }) => email],
    [words.phone, ({ phone }) => phone],
    [words.role, roleOf],
    [words.limits, limitsOf],
    [words.endsOn, ({ endsOn }) => endsOn],
  ]
  return (
    <Note look="clay" role="alert">
      <h2>{deeds.changedTitle}</h2>
      <dl className="people__both">
        {fields
          .filter(([, valueOf]) => valueOf(mine) !== valueOf(now))
          .map(([label, valueOf]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words.nowIs(valueOf(now))}</dd>
              <dd>{words.youWrote(valueOf(mine))}</dd>
            </div>
          ))}
      </dl>
      <p className="row">
        <Button look="line" onClick={onKeep}>
          {deeds.acceptTheirs}
        </Button>
        <Button onClick={onPut}>{deeds.putMine}</Button>
      </p>
    </Note>
  )
}
