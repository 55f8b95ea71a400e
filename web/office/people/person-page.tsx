import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { isRefusedWith } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShowMistake } from '../kit/use-show-mistake.ts'
import { AlsoHere } from '../live/also-here.tsx'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { hasLeft, type Person, type PersonProps } from './person.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonConflict } from './person-conflict.tsx'
import { bodyOf, draftOf, wrongLimits } from './person-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { PersonHistory } from './person-history.tsx'
import { PersonPhones } from './person-phones.tsx'
import './people.css'

/** One colleague: who, which roles, which devices, and the last day. */
export function PersonPage() {
  const words = useWords(peopleWords)
  const { id } = useParams()
  const people = useLoaded(id, () => api.listStaff({ query: { filter: `id:eq:${id}` } }))
  return (
    <Loading from={people} head={<PageHead title={words.person} />}>
      {({ rows: [person] }) =>
        person ? (
          <Whole key={person.id} person={person} onChanged={people.reload} />
        ) : (
          <NotFoundPage />
        )
      }
    </Loading>
  )
}

function Whole({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const isDriver = person.roles.some(({ role }) => role === 'driver')
  return (
    <>
      <p className="people__crumb">
        <Link to="/people">{words.title}</Link>
      </p>
      <PageHead title={person.name}>
        <AlsoHere subject="staff" id={person.id} />
      </PageHead>
      {hasLeft(person) && <Note look="sun">{words.leftNote}</Note>}
      <div className="people__columns">
        <PersonData person={person} onChanged={onChanged} />
        <div>
          {isDriver && <PersonPhones person={person} onChanged={onChanged} />}
          <PersonAccess person={person} onChanged={onChanged} />
        </div>
        <PersonHistory person={person} />
      </div>
    </>
  )
}

function PersonData({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const { form, now, save, acceptTheirs } = usePersonForm({ person, onChanged })
  const isOwner = person.roles.some(({ role }) => role === 'owner')
  const submit = form.formProps(() => save(person.version))
  return (
    <form className="people__form" {...submit}>
      <FailedNote text={form.messages['']} />
      <PersonFields form={form} isOwner={isOwner} />
      <TextInput {...form.field('reason')} label={words.reason} mark={words.optional} />
      {now ? (
        <PersonConflict
          mine={form.draft}
          now={draftOf(now)}
          onKeep={acceptTheirs}
          onPut={form.submit(() => save(now.version))}
        />
      ) : (
        <p>
          <Button type="submit" busy={form.busy}>
            {hasLeft(person) ? words.comeBack : words.save}
          </Button>
        </p>
      )}
    </form>
  )
}

/** A person as typed, and as somebody else has changed the person meanwhile. */
function usePersonForm({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const [now, setNow] = useState<Person>()
  const form = useForm(() => ({ ...draftOf(person), reason: '' }), frame.notSaved, {
    check: (draft) => wrongLimits(draft, words.noSum),
  })
  useShowMistake(form)
  const params = { id: String(person.id) }
  const save = async (version: string) => {
    const body = { ...bodyOf(form.draft), reason: form.draft.reason, version }
    try {
      await withFreshFactor(() => api.changeStaff({ params, body }))
    } catch (failure) {
      if (!isRefusedWith(failure, 'changed_since')) throw failure
      setNow(await readPerson(person.id))
      return
    }
    setNow(undefined)
    toasts.show({ text: words.saved, icon: 'check' })
    onChanged()
  }
  const acceptTheirs = () => {
    form.change(draftOf(now!))
    setNow(undefined)
    onChanged()
  }
  return { form, now, save, acceptTheirs }
}

const readPerson = async (id: number) =>
  (await api.listStaff({ query: { filter: `id:eq:${id}` } })).rows[0]
