import { type ComponentProps, useId } from 'react'
import './frame.css'

type Props = ComponentProps<'input'> & { label: string; error?: string | undefined }

/** A field to type in, as tall and as large as the buttons. */
export function TextField({ label, error, ...native }: Props) {
  const errorId = useId()
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <div className="frame-field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...native}
        id={id}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p className="frame-field__bad" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

type SumProps = { id: string; label: string; value: string; onType: (text: string) => void }

/** A sum in euros, as it is typed. */
export const SumField = ({ onType, ...field }: SumProps) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    onChange={({ target }) => onType(target.value)}
  />
)
