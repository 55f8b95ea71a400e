import { type SubmitEvent, useEffect, useState } from 'react'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { signInWords } from '../../words/office/sign-in.ts'
import { useWords } from '../../words/use-words.ts'
import { CodeInput } from '../kit/code-input.tsx'
import { api } from './api.ts'
import { showPasskey } from '../../client/passkey.ts'
import './second-step.css'

type Factor = Answer<OfficeCalls['readSignIn']>['factors'][number]

type Props = {
  factors: readonly Factor[]
  onDone: () => void
  /** The words of the button: signing in, or confirming later. */
  enterLabel: string
  /** Whether staying signed in is offered. */
  offersStay?: boolean
}

/** The second step by whichever factor the person has. */
export function SecondStep({ factors, onDone, enterLabel, offersStay = false }: Props) {
  const words = useWords(signInWords)
  const [factor, setFactor] = useState<Factor>(factors[0] ?? 'totp')
  const [code, setCode] = useState('')
  const [stays, setStays] = useState(offersStay)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function run(work: () => Promise<boolean>) {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      if (await work()) onDone()
    } catch (refused) {
      setError(refusalMessage(refused, words.failed))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const byCode = (typed: string) =>
    run(async () => {
      await api.confirmByCode({ body: { code: typed, stays } })
      return true
    })
  const byPasskey = () =>
    run(async () => {
      const answer = await showPasskey(await api.requestPasskey())
      if (answer) await api.confirmByPasskey({ body: { answer, stays } })
      else setError(words.passkeyFailed)
      return answer !== undefined
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void (factor === 'passkey' ? byPasskey() : byCode(code))
  }
  const choose = (chosen: Factor) => {
    setFactor(chosen)
    setCode('')
    setError(undefined)
  }
  return (
    <form className="session-step" onSubmit={submit} noValidate>
      {factor === 'totp' && (
        <TotpField
          code={code}
          error={error}
          onChange={(typed) => {
            setCode(typed)
            if (typed.length === 6) void byCode(typed)
          }}
        />
      )}
      {factor === 'recovery_code' && (
        <TextInput
          id="code"
          label={words.recoveryCode}
          value={code}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
          autoComplete="off"
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {factor === 'passkey' && <FailedNote text={error} />}
      {offersStay && (
        <Checkbox
          label={words.stays}
          checked={stays}
          onChange={({ target }) => setStays(target.checked)}
        />
      )}
      <Button wide type="submit" busy={busy}>
        {factor === 'passkey' ? words.usePasskey : enterLabel}
      </Button>
      <p className="row session-step__others">
        {factors
          .filter((other) => other !== factor)
          .map((other) => (
            <Button key={other} look="text" flush onClick={() => choose(other)}>
              {
                { totp: words.useCode, passkey: words.usePasskey, recovery_code: words.recovery }[
                  other
                ]
              }
            </Button>
          ))}
      </p>
    </form>
  )
}

type TotpProps = { code: string; error: string | undefined; onChange: (code: string) => void }

/** The digits, and how long the code of the app still holds. */
function TotpField({ code, error, onChange }: TotpProps) {
  const words = useWords(signInWords)
  const seconds = useSecondsLeft()
  return (
    <div>
      <CodeInput
        id="code"
        label={words.code}
        value={code}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
        autoFocus
        {...{ onChange }}
      />
      <p className="session-step__left" aria-hidden="true">
        <progress value={seconds} max={30} />
        {words.newCodeIn(seconds)}
      </p>
    </div>
  )
}

const secondsLeft = () => 30 - (Math.floor(Date.now() / 1_000) % 30)

function useSecondsLeft(): number {
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
