import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { Leaving } from './person-leaving.tsx'
import { hasLeft, type PersonProps } from './person.ts'
import { SharedLink, type ShownLink } from './shared-link.tsx'
import { ViewAs } from './view-as.tsx'

/** A new link, a lost second step, and leaving. */
export function PersonAccess({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const { link, invite, reset, busy, errors } = useAccess({ person, onChanged })
  if (hasLeft(person)) return null
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
      <ViewAs person={person} />
      <Leaving person={person} />
    </>
  )
}

/** Gives access again; a link that no mail brings is shown. */
function useAccess({ person, onChanged }: PersonProps) {
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
  return { link, invite, reset, busy, errors }
}
