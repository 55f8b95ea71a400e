import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { deviceName } from '../../../domain/words/device-name.ts'
import { isRefusedField } from '../../client/refusals.ts'
import { createPasskey, knowsPasskeys } from '../../client/passkey.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { PasswordDialog } from './password-dialog.tsx'

type Passkey = Awaited<ReturnType<typeof api.listLogInWays>>['data']['passkeys'][number]

/** The passkeys of the customer; this device adds its own with one press. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const words = useWords(profileWords)
  const { busy, errors, add, remove, unproven, onProven } = usePasskeys()
  return (
    <section>
      <h2>{words.passkeys}</h2>
      <p>{words.passkeysText}</p>
      <FailedNote text={errors['']} />
      {passkeys.length > 0 && (
        <ul className="people-sessions">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      <Button look="line" busy={busy} onClick={() => void add()}>
        {words.addPasskey}
      </Button>
      <PasswordDialog work={unproven} onClose={onProven} />
    </section>
  )
}

type Proof = { password?: string }
type Work = (proof: Proof) => Promise<void>

/** Adds and removes passkeys, one at a time; a log-in that is not fresh needs the password. */
function usePasskeys() {
  const words = useWords(profileWords)
  const { revalidate } = useRevalidator()
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const [unproven, setUnproven] = useState<Work>()
  const start = (work: Work) =>
    run(() =>
      work({}).catch((refused: unknown) => {
        if (!isRefusedField(refused, 'password')) throw refused
        setUnproven(() => work)
      }),
    )
  const add = () =>
    start(async (proof) => {
      if (!knowsPasskeys()) return setErrors({ '': words.noPasskeys })
      const passkey = await createPasskey(await api.startOwnPasskey({ body: proof }))
      if (!passkey) return setErrors({ '': words.passkeyFailed })
      const name = deviceName(navigator.userAgent) ?? words.thisComputer
      await api.addOwnPasskey({ body: { name, passkey } })
      toasts.show({ text: words.passkeyAdded, icon: 'check' })
      await revalidate()
    })
  const remove = ({ id }: Passkey) =>
    start(async (proof) => {
      await api.removeOwnPasskey({ params: { id: String(id) }, body: proof })
      toasts.show({ text: words.passkeyRemoved, icon: 'check' })
      await revalidate()
    })
  return { busy, errors, add, remove, unproven, onProven: () => setUnproven(undefined) }
}

type ItemProps = { passkey: Passkey; busy: boolean; onRemove: () => void }

function PasskeyItem({ passkey, busy, onRemove }: ItemProps) {
  const words = useWords(profileWords)
  const language = useLanguage()
  const dateOf = (at: string) => onDate(rigaDay(Date.parse(at)), language)
  const { name, created_at: createdAt, last_used_at: lastUsedAt } = passkey
  return (
    <li>
      <span>
        {name}
        <br />
        <small className="quiet">
          {lastUsedAt === null
            ? words.passkeySince(dateOf(createdAt))
            : words.lastUsed(dateOf(lastUsedAt))}
        </small>
      </span>
      <Button look="text" busy={busy} aria-label={words.removePasskey(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  )
}
