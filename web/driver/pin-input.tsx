import { TextField } from './frame/text-field.tsx'

type Props = {
  id: string
  label: string
  value: string
  error?: string | undefined
  onChange: (pin: string) => void
}

/** Six digits that nobody beside should read. */
export const PinInput = ({ onChange, ...field }: Props) => (
  <TextField
    {...field}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
  />
)
