import { type SubmitEvent, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import { CodeInput } from '../kit/code-input.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { api } from '../session/api.ts'
import { withFreshFactor } from '../session/confirm-factor.tsx'
import './own.css'

type Props = { onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** The QR code for the app, and its first code. */
export function TotpSetUp({ onDone, onCancel }: Props) {
  const totp = useLoaded('totp', () => withFreshFactor(() => api.startTotp()))
  if (totp.value === undefined) return <RetryNote from={totp} />
  return <ConfirmTotp {...totp.value} {...{ onDone, onCancel }} />
}

function ConfirmTotp({ uri, secret, onDone, onCancel }: Props & { uri: string; secret: string }) {
  const words = useWords(ownWords)
  const frame = useWords(frameWords)
  const [code, setCode] = useState('')
  const { busy, errors, run } = useAction(frame.notSaved)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run(async () => onDone((await api.confirmTotp({ body: { code } })).recoveryCodes))
  }
  return (
    <form className="own-totp" onSubmit={submit} noValidate>
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.qr} />
      <p className="quiet">
        {words.secret} <span className="own-totp__secret">{secret}</span>
      </p>
      <CodeInput
        id="totp-code"
        label={words.code}
        value={code}
        onChange={setCode}
        error={errors['']}
      />
      <p className="row">
        <Button type="submit" busy={busy}>
          {words.turnOn}
        </Button>
        <Button look="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </form>
  )
}
