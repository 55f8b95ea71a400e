import { type SubmitEvent, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import { createPasskey } from '../../client/passkey.ts'
import './own.css'

type Props = { onDone: (recoveryCodes: string[]) => void; onCancel?: () => void }

/** A passkey of this device, with a name of its own. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const words = useWords(ownWords)
  const frame = useWords(frameWords)
  const [name, setName] = useState('')
  const { busy, errors, setErrors, run } = useAction(frame.notSaved)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run(async () => {
      const creation = await withFreshFactor(() => api.startPasskey())
      const passkey = await createPasskey(creation)
      if (!passkey) return setErrors({ '': words.passkeyFailed })
      onDone((await api.addPasskey({ body: { name, passkey } })).recoveryCodes)
    })
  }
  return (
    <form className="own-add" onSubmit={submit} noValidate>
      <TextInput
        id="name"
        label={words.passkeyName}
        hint={words.passkeyNameHint}
        value={name}
        error={errors.name ?? errors['']}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="row">
        <Button type="submit" busy={busy}>
          {words.addPasskey}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </p>
    </form>
  )
}
