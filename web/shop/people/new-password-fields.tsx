import { useState } from 'react'
import { fieldSentence } from '../../../contract/shared/field-problems.ts'
import type { Form } from '../../client/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

export type NewPassword = { password: string; password2: string }

export const noPasswords: NewPassword = { password: '', password2: '' }

type Props = {
  form: Form<NewPassword>
  /** Labels the password as new when it replaces another. */
  isReplacement?: boolean
}

export function NewPasswordFields({
  form: { draft, field, errors },
  isReplacement = false,
}: Props) {
  const words = useWords(registrationWords)
  const language = useLanguage()
  const differText =
    draft.password2 !== '' && !draft.password.startsWith(draft.password2)
      ? fieldSentence('passwords_differ', {}, language)
      : undefined
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  return (
    <>
      <div className="form__pair">
        <TextInput
          {...field('password')}
          label={isReplacement ? words.newPassword : words.password}
          hint={words.passwordHint}
          type={type}
          autoComplete="new-password"
        />
        <TextInput
          {...field('password2')}
          label={isReplacement ? words.repeatNewPassword : words.repeatPassword}
          type={type}
          autoComplete="new-password"
          error={errors.password2 ?? differText}
        />
      </div>
      <Checkbox
        label={words.showPassword}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </>
  )
}
