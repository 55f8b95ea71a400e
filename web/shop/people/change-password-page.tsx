import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { userStore } from '../session/user-store.ts'
import '../page/person-form.css'

export default function ChangePasswordPage() {
  const words = useWords(profileWords)
  const user = useStore(userStore).value
  const navigate = useNavigate()
  const [{ password, again }, setPasswords] = useState<NewPassword>({ password: '', again: '' })
  const { busy, errors, run } = useAction(words.passwordFailed)
  const isComplete = password !== '' && password === again

  const change = () =>
    run(async () => {
      if (!isComplete || user === undefined) return
      const body = { password, paswordRepeat: again }
      await api.changePassword({ params: { id: String(user.id) }, body })
      toasts.show({ text: words.passwordChanged, icon: 'check' })
      void navigate('/user/profile')
    })
  return (
    <AccountFrame title={words.changePassword}>
      <form
        className="person-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void change()
        }}
      >
        {errors[''] !== undefined && (
          <Note look="clay" role="alert">
            <p>{errors['']}</p>
          </Note>
        )}
        <p>{words.passwordText}</p>
        <NewPasswordFields
          isReplacement
          values={{ password, again }}
          onChange={setPasswords}
          errors={errors}
        />
        <Button type="submit" busy={busy} aria-disabled={!isComplete}>
          {words.changePassword}
        </Button>
      </form>
    </AccountFrame>
  )
}
