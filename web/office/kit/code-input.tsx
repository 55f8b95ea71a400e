import { type ComponentProps, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fieldAria } from '../../ui/field-aria.ts'
import { Field } from '../../ui/field.tsx'
import './code-input.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  id: string
  label: string
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  /** Hides the digits, as of a PIN. */
  secret?: boolean
}

const DIGITS = 6

/** Six digits in six boxes; one field for the keyboard, the clipboard and screen readers. */
export function CodeInput({ id, label, value, onChange, error, secret, ...native }: Props) {
  const [isFocused, setFocused] = useState(false)
  return (
    <Field {...{ id, label, error }}>
      <div className="kit-code">
        <input
          {...native}
          {...fieldAria(id, undefined, error, undefined)}
          className="kit-code__field"
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={secret ? 'off' : 'one-time-code'}
          maxLength={DIGITS + 1}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, DIGITS))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {Array.from({ length: DIGITS }, (_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={classNames(
              'kit-code__box',
              isFocused && at === Math.min(value.length, DIGITS - 1) && 'kit-code__box--on',
            )}
          >
            {secret && value[at] ? '•' : value[at]}
          </span>
        ))}
      </div>
    </Field>
  )
}
