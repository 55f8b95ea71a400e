import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import type { PersonProps } from './person.ts'
import { SharedLink, type ShownLink } from './shared-link.tsx'

/** A new link, a lost second step, and leaving. */
export function PersonAccess({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const [link, setLink] = useState<ShownLink>()
  const { busy, errors, run } = useAction(frame.notSaved)
  const params = { id: String(person.id) }
  const invite = (way: 'mail' | 'phone') =>
    run(async () => {
      const made = await withFreshFactor(() => api.renewInvitation({ params, body: { way } }))
      if (made.link !== null) setLink({ link: made.link, expiresAt: made.expiresAt })
      else toasts.show({ text: words.invited(person.name), icon: 'check' })
      onChanged()
    })
  const reset = () =>
    run(async () => {
      await withFreshFactor(() => api.resetFactors({ params }))
      toasts.show({ text: words.factorsReset, icon: 'check' })
      onChanged()
    })
  if (!person.isActive) return null
  return (
    <>
      <section className="people__part">
        <h2>{words.newLink}</h2>
        <p className="quiet">{words.newLinkText}</p>
        <FailedNote text={errors['']} />
        {link && <SharedLink shown={link} />}
        <p className="row">
          {person.email !== null && (
            <Button look="line" busy={busy} onClick={() => void invite('mail')}>
              {words.sendAgain}
            </Button>
          )}
          <Button look="line" busy={busy} onClick={() => void invite('phone')}>
            {words.show}
          </Button>
        </p>
      </section>
      {(person.hasTotp || person.passkeys > 0) && (
        <section className="people__part">
          <h2>{words.factor}</h2>
          <p className="quiet">{words.resetText}</p>
          <Button look="line" busy={busy} onClick={() => void reset()}>
            {words.resetFactors}
          </Button>
        </section>
      )}
      <Leaving person={person} onChanged={onChanged} />
    </>
  )
}

function Leaving({ person }: PersonProps) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, errors, run } = useAction(frame.notSaved)
  const params = { id: String(person.id) }
  const leave = () =>
    run(async () => {
      await withFreshFactor(() => api.endStaff({ params, body: { reason } }))
      toasts.show({ text: words.left(person.name), kind: 'important', icon: 'check' })
      await navigate('/people')
    })
  return (
    <section className="people__part">
      <h2>{words.leave}</h2>
      <p className="quiet">{words.leaveText}</p>
      <Button look="clay-text" flush onClick={() => setOpen(true)}>
        {words.leave}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.leaveTitle(person.name)}
        actions={
          <>
            <Button look="text" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button look="clay" busy={busy} onClick={() => void leave()}>
              {words.leaveConfirm}
            </Button>
          </>
        }
      >
        <TextInput
          id="leaving-reason"
          label={words.reason}
          value={reason}
          error={errors.reason ?? errors['']}
          onChange={({ target }) => setReason(target.value)}
        />
      </Dialog>
    </section>
  )
}
