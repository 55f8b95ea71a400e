import type { ComponentProps } from 'react'
import { TextInput } from '../../ui/text-input.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'label'>

/** Asks for the password before a change that needs it. */
export const CurrentPasswordField = (field: Props) => (
  <TextInput
    {...field}
    label={useWords(profileWords).currentPassword}
    type="password"
    autoComplete="current-password"
  />
)
