import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { signInWords } from '../../words/office/sign-in.ts'
import { useWords } from '../../words/use-words.ts'
import { useShowMistake } from '../kit/use-show-mistake.ts'
import { api } from '../session/api.ts'
import { Door } from './door.tsx'
import { NextStep, type SignIn } from './sign-in-page.tsx'

type Invitation = Answer<OfficeCalls['readInvitation']>

/** The page of an invitation's link; its secret stands behind the `#`. */
export function InvitationPage() {
  const words = useWords(signInWords)
  const navigate = useNavigate()
  const [token] = useState(() => location.hash.slice(1))
  const [next, setNext] = useState<SignIn>()
  const { value, hasFailed, reload } = useLoaded(token, () => readInvitation(token))
  const enter = () => {
    void navigate('/')
    // The frame reads who is signed in once.
    location.reload()
  }
  if (next && next.step !== 'done')
    return <NextStep due={next} onDone={enter} onBack={() => void navigate('/')} />
  if (value === undefined)
    return (
      <Door title={words.invitation} heading={words.invitation}>
        <FailedNote
          text={hasFailed ? words.failed : undefined}
          retryLabel={words.next}
          onRetry={reload}
        />
      </Door>
    )
  if (value === null)
    return (
      <Door title={words.invitation} heading={words.linkOver} lead={words.linkOverText}>
        <p>
          <Link to="/">{words.toSignIn}</Link>
        </p>
      </Door>
    )
  const accept = (accepted: SignIn) => (accepted.step === 'done' ? enter() : setNext(accepted))
  return <Acceptance token={token} invitation={value} onAccepted={accept} />
}

async function readInvitation(token: string): Promise<Invitation | null> {
  if (token === '') return null
  try {
    return await api.readInvitation({ body: { token } })
  } catch (failure) {
    if (isRefusedWith(failure, 'link_invalid')) return null
    throw failure
  }
}

type Props = { token: string; invitation: Invitation; onAccepted: (next: SignIn) => void }

function Acceptance({ token, invitation, onAccepted }: Props) {
  const words = useWords(signInWords)
  const form = useForm({ password: '', passwordAgain: '' }, words.failed)
  useShowMistake(form)
  const submit = async () =>
    onAccepted(await api.acceptInvitation({ body: { token, ...form.draft } }))
  const { name, login } = invitation
  return (
    <Door
      title={words.invitation}
      heading={words.greeting(name.split(' ')[0]!)}
      lead={words.invited(login)}
    >
      <form className="sign-in__form" {...form.formProps(submit)}>
        <FailedNote text={form.messages['']} />
        {/* A password manager stores the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        <TextInput
          {...form.field('password')}
          label={words.newPassword}
          hint={words.passwordHint}
          type="password"
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
        />
        <TextInput
          {...form.field('passwordAgain')}
          label={words.passwordAgain}
          type="password"
          autoComplete="new-password"
        />
        <Button wide type="submit" busy={form.busy}>
          {words.savePassword}
        </Button>
      </form>
    </Door>
  )
}
