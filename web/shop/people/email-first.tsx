import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldSentence } from '../../../contract/shared/field-problems.ts'
import { isRefusal } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { LogInForm } from './log-in-form.tsx'
import { readDraft, saveDraft } from './registration-draft.ts'
import { isEmail } from './registration-problems.ts'

type Props = { to: string; onKnown: () => void }

/** One question beside the cart: who is known logs in, all others register. */
export function EmailFirst({ to, onKnown }: Props) {
  const words = useWords(logInWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const [known, setKnown] = useState<string>()
  const form = useForm(() => ({ email: readDraft().email }), words.noAnswer, {
    check: ({ email }) =>
      isEmail(email.trim()) ? {} : { email: fieldSentence('email', {}, language) },
  })

  async function goOn() {
    const email = form.draft.email.trim()
    const isUnknown = !(await isKnown(email))
    saveDraft({ ...readDraft(), email, newEmail: isUnknown ? email : '' })
    if (isUnknown) {
      await navigate(`/new-user?to=${encodeURIComponent(to)}`)
      return
    }
    setKnown(email)
    onKnown()
  }
  if (known !== undefined) return <KnownLogIn email={known} to={to} />
  return (
    <form className="form" method="post" {...form.formProps(goOn)}>
      <FailedNote text={form.errors['']} />
      <TextInput
        {...form.field('email')}
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
      />
      <Button type="submit" wide busy={form.busy}>
        {words.next}
      </Button>
    </form>
  )
}

/** Asked too often, the shop does not say: both ways are on the page then. */
const isKnown = async (email: string): Promise<boolean> => {
  try {
    return (await api.lookUpEmail({ body: { email } })).data.is_known === 1
  } catch (refused) {
    if (isRefusal(refused)) return true
    throw refused
  }
}

function KnownLogIn({ email, to }: { email: string; to: string }) {
  useEffect(() => document.getElementById('log-in-password')?.focus(), [])
  return <LogInForm email={email} to={to} />
}
