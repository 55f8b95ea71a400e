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
  const confirming = useConfirming({ stays, onDone, onRefused: () => setCode('') })
  const { busy, error, byCode, byPasskey } = confirming
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void (factor === 'passkey' ? byPasskey() : byCode(code))
  }
  const choose = (chosen: Factor) => {
    setFactor(chosen)
    setCode('')
    confirming.clearError()
  }
  const type = (typed: string) => {
    setCode(typed)
    if (factor === 'totp' && typed.length === 6) void byCode(typed)
  }
  return (
    <form className="session-step" onSubmit={submit} noValidate>
      <FactorField {...{ factor, code, error }} onChange={type} />
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
      <OtherFactors factors={factors.filter((other) => other !== factor)} onChoose={choose} />
    </form>
  )
}

type Confirming = { stays: boolean; onDone: () => void; onRefused: () => void }

/** The call of each factor, one at a time. */
function useConfirming({ stays, onDone, onRefused }: Confirming) {
  const words = useWords(signInWords)
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
      onRefused()
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    clearError: () => setError(undefined),
    byCode: (code: string) =>
      run(async () => {
        await api.confirmByCode({ body: { code, stays } })
        return true
      }),
    byPasskey: () =>
      run(async () => {
        const answer = await showPasskey(await api.requestPasskey())
        if (answer) await api.confirmByPasskey({ body: { answer, stays } })
        else setError(words.passkeyFailed)
        return answer !== undefined
      }),
  }
}

type CodeProps = { code: string; error: string | undefined; onChange: (code: string) => void }

/** A passkey has no field, only the reason why it failed. */
function FactorField({ factor, code, error, onChange }: CodeProps & { factor: Factor }) {
  const words = useWords(signInWords)
  if (factor === 'totp') return <TotpField {...{ code, error, onChange }} />
  if (factor === 'passkey') return <FailedNote text={error} />
  return (
    <TextInput
      id="code"
      label={words.recoveryCode}
      hint={words.recoveryHint}
      value={code}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
      autoFocus
      autoComplete="off"
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type OthersProps = { factors: readonly Factor[]; onChoose: (factor: Factor) => void }

function OtherFactors({ factors, onChoose }: OthersProps) {
  const words = useWords(signInWords)
  const labels = {
    totp: words.useCode,
    passkey: words.usePasskey,
    recovery_code: words.recovery,
  }
  return (
    <p className="row session-step__others">
      {factors.map((factor) => (
        <Button key={factor} look="text" flush onClick={() => onChoose(factor)}>
          {labels[factor]}
        </Button>
      ))}
    </p>
  )
}

/** The digits, and how long the code of the app still holds. */
function TotpField({ code, error, onChange }: CodeProps) {
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
