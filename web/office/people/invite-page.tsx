import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useShowMistake } from '../kit/use-show-mistake.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { bodyOf, emptyPerson, wrongLimits } from './person-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { type ShownLink, SharedLink } from './shared-link.tsx'
import './people.css'

type Way = 'mail' | 'phone'

const empty = { ...emptyPerson, startsOn: '', way: 'mail' as Way }

/** A new colleague, and how the link reaches them. */
export function InvitePage() {
  const words = useWords(peopleWords)
  const [link, setLink] = useState<ShownLink>()
  return (
    <>
      <p className="people__crumb">
        <Link to="/people">{words.title}</Link>
      </p>
      <PageHead title={words.inviteTitle} />
      {link ? (
        <div className="people__invited">
          <SharedLink shown={link} />
          <p>
            <Link to="/people">{words.all}</Link>
          </p>
        </div>
      ) : (
        <InviteForm onLink={setLink} />
      )}
    </>
  )
}

/** By mail the link goes by itself; for a phone it is shown. */
function InviteForm({ onLink }: { onLink: (link: ShownLink) => void }) {
  const frame = useWords(frameWords)
  const navigate = useNavigate()
  const words = useWords(peopleWords)
  const form = useForm(empty, frame.notSaved, {
    check: (draft) => wrongLimits(draft, words.noSum),
  })
  useShowMistake(form)
  const submit = async () => {
    const { startsOn, way, name } = form.draft
    const body = { ...bodyOf(form.draft), startsOn: startsOn || null, way }
    const invited = await withFreshFactor(() => api.inviteStaff({ body }))
    if (invited.link !== null) return onLink({ link: invited.link, expiresAt: invited.expiresAt })
    toasts.show({ text: words.invited(name), icon: 'check' })
    await navigate('/people')
  }
  return (
    <form className="people__form" {...form.formProps(submit)}>
      <FailedNote text={form.messages['']} />
      <PersonFields form={form} />
      <TextInput
        {...form.field('startsOn')}
        label={words.startsOnLabel}
        hint={words.startsOnHint}
        type="date"
      />
      <WayChoice value={form.draft.way} onChange={(way) => form.change({ way })} />
      <p>
        <Button type="submit" busy={form.busy}>
          {words.invite}
        </Button>
      </p>
    </form>
  )
}

function WayChoice({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  const words = useWords(peopleWords)
  return (
    <RadioList
      label={words.way}
      name="way"
      value={value}
      onChange={onChange}
      options={[
        { value: 'mail', title: words.byMail },
        { value: 'phone', title: words.byPhone },
      ]}
    />
  )
}
