import type { ReactNode } from 'react'
import { isRefusal, refusedFieldMessages } from '../../client/refusals.ts'
import { type Form, useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { logIn } from './log-in.ts'
import { OtherWays } from './other-ways.tsx'

type Props = {
  /** Where it was typed before. */
  email?: string
  /** The page that was left: a mailed link leads there. */
  to: string
  onDone?: () => void
  children?: ReactNode
}

export function LogInForm({ email = '', to, onDone, children }: Props) {
  const words = useWords(logInWords)
  const form = useForm({ email, password: '' }, words.noAnswer, {
    messagesOf: (refused, noAnswer) =>
      isRefusal(refused) ? { '': words.failed } : refusedFieldMessages(refused, noAnswer),
  })
  const { draft } = form
  const finish = (hadGoods: boolean) => {
    if (hadGoods) toasts.show({ text: words.cartsMerged, icon: 'check' })
    onDone?.()
  }
  async function submit() {
    if (draft.email.trim() === '' || draft.password === '') return
    finish(await logIn(draft))
  }
  return (
    <>
      <form className="form" method="post" {...form.formProps(submit)} noValidate={false}>
        <FailedNote text={form.errors['']} />
        <EmailAndPassword form={form} />
        <Button type="submit" wide busy={form.busy}>
          {words.submit}
        </Button>
        {children}
      </form>
      <OtherWays email={draft.email.trim()} to={to} onDone={finish} />
    </>
  )
}

type FieldsProps = { form: Form<{ email: string; password: string }> }

function EmailAndPassword({ form: { field } }: FieldsProps) {
  const words = useWords(logInWords)
  return (
    <>
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
    </>
  )
}
