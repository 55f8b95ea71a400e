import { useState } from 'react'
import type { MessageChoices as Choices } from '../../../contract/shop/added/push.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messageWords } from '../../words/shop/messages.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { canTakePush, subscribeToPush } from './push-subscription.ts'

/** Which messages come to the phone instead of the mail, and to which devices. */
export function MessageChoices() {
  const { value } = useLoaded('message choices', () => api.readMessageChoices())
  const [changed, setChanged] = useState<Choices>()
  const choices = changed ?? value?.data
  if (!choices || choices.public_key === null) return null
  return <Section choices={choices} publicKey={choices.public_key} onChanged={setChanged} />
}

type Props = { choices: Choices; publicKey: string; onChanged: (choices: Choices) => void }

function Section({ choices, publicKey, onChanged }: Props) {
  const words = useWords(messageWords)
  const { busy, errors, run } = useAction(words.failed)
  const [isDenied, setIsDenied] = useState(false)
  const add = async () => {
    const added = await subscribeToPush(publicKey)
    setIsDenied(added === undefined)
    if (added) onChanged(added)
  }
  const choose = (kind: Choices['kinds'][number]['kind'], by_push: 0 | 1) =>
    run(async () => onChanged((await api.chooseMessages({ body: { kind, by_push } })).data))
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{choices.devices.length === 0 ? words.byMail : words.choose}</p>
      {choices.devices.length > 0 &&
        choices.kinds.map(({ kind, by_push, always_by_mail }) => (
          <Switch
            key={kind}
            label={words.kinds[kind] + (always_by_mail === 1 ? ` ${words.mailToo}` : '')}
            checked={by_push === 1}
            onChange={(event) => void choose(kind, event.target.checked ? 1 : 0)}
          />
        ))}
      {choices.devices.length > 0 && <Devices choices={choices} onChanged={onChanged} />}
      {isDenied && <FailedNote text={words.denied} />}
      <FailedNote text={Object.values(errors)[0]} />
      {canTakePush() ? (
        <Button look="line" busy={busy} onClick={() => void run(add)}>
          {words.add}
        </Button>
      ) : (
        <p className="quiet small">{words.cannot}</p>
      )}
    </section>
  )
}

function Devices({ choices: { devices }, onChanged }: Omit<Props, 'publicKey'>) {
  const words = useWords(messageWords)
  const language = useLanguage()
  const { busy, run } = useAction(words.failed)
  const remove = (id: number) =>
    run(async () => onChanged((await api.removePushDevice({ params: { id: String(id) } })).data))
  return (
    <ul>
      {devices.map(({ id, name, added_at }) => (
        <li key={id} className="row">
          <span>
            {name === '' ? words.device : name},{' '}
            {numericDate(rigaDay(Date.parse(added_at)), language)}
          </span>
          <Button
            look="text"
            busy={busy}
            aria-label={words.removeNamed(name)}
            onClick={() => void remove(id)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
