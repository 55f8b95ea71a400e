import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { useForm } from '../../client/use-form.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { signInWords } from '../../words/office/sign-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { FirstFactor } from '../own/first-factor.tsx'
import { api } from '../session/api.ts'
import { SecondStep } from '../session/second-step.tsx'
import { when } from '../session/when.ts'
import { Door } from './door.tsx'

export type SignIn = Answer<OfficeCalls['readSignIn']>

/** A second step that was due when the page was left goes on. */
async function readSignIn(): Promise<SignIn | null> {
  try {
    return await api.readSignIn()
  } catch (failure) {
    if (isRefusedWith(failure, 'not_signed_in')) return null
    throw failure
  }
}

type Props = { onDone: () => void; hasEnded?: boolean }

/** Signing in, step by step, at whatever address was asked for. */
export function SignInPage({ onDone, hasEnded = false }: Props) {
  const words = useWords(signInWords)
  const { value: due, hasFailed, reload, update } = useLoaded('sign-in', readSignIn)
  if (due === undefined)
    return (
      <Door title={words.title} heading={words.welcome}>
        <FailedNote
          text={hasFailed ? words.failed : undefined}
          retryLabel={words.next}
          onRetry={reload}
        />
      </Door>
    )
  const go = (next: SignIn) => (next.step === 'done' ? onDone() : update(() => next))
  return due === null || due.step === 'done' ? (
    <PasswordStep onNext={go} hasEnded={hasEnded} />
  ) : (
    <NextStep due={due} onDone={onDone} onBack={() => update(() => null)} />
  )
}

type PasswordProps = { onNext: (next: SignIn) => void; hasEnded: boolean }

function PasswordStep({ onNext, hasEnded }: PasswordProps) {
  const words = useWords(signInWords)
  const form = useForm({ login: '', password: '' }, words.failed)
  const submit = async () => onNext(await api.signIn({ body: form.draft }))
  return (
    <Door title={words.title} heading={words.welcome} lead={words.firstStep}>
      {hasEnded && <Note>{words.ended}</Note>}
      <form className="sign-in__form" {...form.formProps(submit)}>
        <FailedNote text={form.messages['']} />
        <TextInput
          {...form.field('login')}
          label={words.login}
          autoComplete="username"
          inputMode="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
        />
        <TextInput
          {...form.field('password')}
          label={words.password}
          type="password"
          autoComplete="current-password"
        />
        <Button wide type="submit" busy={form.busy}>
          {words.next}
        </Button>
      </form>
      <p className="quiet tiny sign-in__note">{words.forgotten}</p>
    </Door>
  )
}

type NextProps = { due: SignIn; onDone: () => void; onBack: () => void }

export function NextStep({ due, onDone, onBack }: NextProps) {
  const words = useWords(signInWords)
  const language = useLanguage()
  const { busy, errors, run } = useAction(words.failed)
  const another = () =>
    run(async () => {
      await api.signOut()
      onBack()
    })
  const firstName = due.name.split(' ')[0]!
  if (due.step === 'set_up')
    return (
      <Door title={words.title} heading={words.setUp} lead={words.setUpText}>
        <FirstFactor onDone={onDone} />
      </Door>
    )
  const lead = due.factors[0] === 'passkey' ? words.secondStepPasskey : words.secondStep
  return (
    <Door title={words.title} heading={words.greeting(firstName)} lead={lead}>
      <div className="sign-in__form">
        <SecondStep factors={due.factors} onDone={onDone} enterLabel={words.enter} offersStay />
        <FailedNote text={errors['']} />
        <Button look="text" flush busy={busy} onClick={() => void another()}>
          {words.another}
        </Button>
      </div>
      {due.lastSignIn && (
        <p className="quiet tiny sign-in__note">
          {words.lastSignIn(when(due.lastSignIn.at, language), due.lastSignIn.device)}
        </p>
      )}
    </Door>
  )
}
