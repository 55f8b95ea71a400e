import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { ownWords } from '../../words/office/own.ts'
import { useWords } from '../../words/use-words.ts'
import { useShowMistake } from '../kit/use-show-mistake.ts'
import { api } from '../session/api.ts'

const empty = { oldPassword: '', password: '', passwordAgain: '' }

export function OwnPassword({ login, onChanged }: { login: string; onChanged: () => void }) {
  const words = useWords(ownWords)
  const frame = useWords(frameWords)
  const form = useForm(empty, frame.notSaved)
  useShowMistake(form)
  const submit = async () => {
    await api.changeOwnPassword({ body: form.draft })
    form.reset()
    toasts.show({ text: words.passwordChanged, icon: 'check' })
    onChanged()
  }
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => (
    <TextInput {...form.field(name)} type="password" {...{ label, autoComplete }} />
  )
  return (
    <section>
      <h2>{words.password}</h2>
      <form className="own-add" {...form.formProps(submit)}>
        <FailedNote text={form.messages['']} />
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        {field('oldPassword', words.oldPassword, 'current-password')}
        {field('password', words.newPassword, 'new-password')}
        {field('passwordAgain', words.passwordAgain, 'new-password')}
        <p>
          <Button look="line" type="submit" busy={form.busy}>
            {words.changePassword}
          </Button>
        </p>
      </form>
    </section>
  )
}
