import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'

export type NewPassword = { password: string; again: string }

type Props = {
  values: NewPassword
  onChange: (values: NewPassword) => void
  errors: Record<string, string>
  /** Labels the password as new when it replaces another. */
  isReplacement?: boolean
}

export function NewPasswordFields({ values, onChange, errors, isReplacement = false }: Props) {
  const words = useWords(registrationWords)
  const differText =
    values.again !== '' && !values.password.startsWith(values.again)
      ? words.passwordsDiffer
      : undefined
  return (
    <div className="person-form__pair">
      <TextInput
        id="password"
        label={isReplacement ? words.newPassword : words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => onChange({ ...values, password: event.target.value })}
        error={errors.password}
      />
      <TextInput
        id="password2"
        label={isReplacement ? words.repeatNewPassword : words.repeatPassword}
        type="password"
        autoComplete="new-password"
        value={values.again}
        onChange={(event) => onChange({ ...values, again: event.target.value })}
        error={errors.password2 ?? differText}
      />
    </div>
  )
}
