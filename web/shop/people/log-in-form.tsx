import type { ReactNode } from 'react'
import { isRefusal, refusedFieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { logIn } from './log-in.ts'

type Props = { onDone?: () => void; children?: ReactNode }

export function LogInForm({ onDone, children }: Props) {
  const words = useWords(logInWords)
  const form = useForm({ email: '', password: '' }, words.noAnswer, {
    messagesOf: (refused, noAnswer) =>
      isRefusal(refused) ? { '': words.failed } : refusedFieldMessages(refused, noAnswer),
  })
  const { draft, field } = form
  async function submit() {
    if (draft.email.trim() === '' || draft.password === '') return
    if (await logIn(draft)) toasts.show({ text: words.cartsMerged, icon: 'check' })
    onDone?.()
  }
  return (
    <form className="form" method="post" {...form.formProps(submit)} noValidate={false}>
      <FailedNote text={form.errors['']} />
      <TextInput
        {...field('email')}
        id="log-in-email"
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        required
      />
      <TextInput
        {...field('password')}
        id="log-in-password"
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide busy={form.busy}>
        {words.submit}
      </Button>
      {children}
    </form>
  )
}
