import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import type { PersonProps } from './person.ts'
import type { ShownLink } from './shared-link.tsx'

/** The driver's phones: bound by a QR code, revoked in one press. */
export function PersonPhones({ person, onChanged }: PersonProps) {
  const words = useWords(peopleWords)
  const frame = useWords(frameWords)
  const language = useLanguage()
  const [shown, setShown] = useState<ShownLink>()
  const { busy, errors, run } = useAction(frame.notSaved)
  const bind = () =>
    run(async () => setShown(await api.makeDeviceLink({ params: { id: String(person.id) } })))
  const revoke = (id: number) =>
    run(async () => {
      await api.revokeDevice({ params: { id: String(id) } })
      toasts.show({ text: words.revoked, icon: 'check' })
      onChanged()
    })
  return (
    <section className="people__part">
      <h2>{words.phones}</h2>
      <FailedNote text={errors['']} />
      {person.devices.length === 0 && <p className="quiet">{words.noPhones}</p>}
      <ul>
        {person.devices.map(({ id, name, lastSeenAt }) => (
          <li className="people__line" key={id}>
            <span>
              {name}
              <br />
              <span className="quiet">{words.phoneSeen(when(lastSeenAt, language))}</span>
            </span>
            <Button look="clay-text" busy={busy} onClick={() => void revoke(id)}>
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <BindingCode link={shown} />}
      <Button look="line" busy={busy} onClick={() => void bind()}>
        {words.bind}
      </Button>
    </section>
  )
}

function BindingCode({ link: { link, expiresAt } }: { link: ShownLink }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  return (
    <div className="people__qr">
      <QrCode text={link} label={words.bindQr} />
      <p>{words.bindText(when(expiresAt, language))}</p>
      <p className="people__link quiet tiny">{link}</p>
    </div>
  )
}
