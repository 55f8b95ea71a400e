import { useNavigate } from 'react-router'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'
import { NewPasswordFields, noPasswords } from './new-password-fields.tsx'
import { userStore } from '../session/user-store.ts'

export default function ChangePasswordPage() {
  const words = useWords(profileWords)
  const user = useStore(userStore).value
  const navigate = useNavigate()
  const form = useForm(noPasswords, words.passwordFailed)
  const { password, password2 } = form.draft
  const isComplete = password !== '' && password === password2

  async function change() {
    if (!isComplete || user === undefined) return
    const body = { password, paswordRepeat: password2 }
    await api.changePassword({ params: { id: String(user.id) }, body })
    toasts.show({ text: words.passwordChanged, icon: 'check' })
    void navigate('/user/profile')
  }
  return (
    <AccountFrame title={words.changePassword}>
      <form className="form" method="post" {...form.formProps(change)}>
        <FailedNote text={form.errors['']} />
        <p>{words.passwordText}</p>
        <NewPasswordFields isReplacement form={form} />
        <Button type="submit" busy={form.busy} aria-disabled={!isComplete}>
          {words.changePassword}
        </Button>
      </form>
    </AccountFrame>
  )
}
