import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './field.css'

/** What every control says about itself. */
export type FieldWords = {
  label: ReactNode
  /** For a control that stands beside its meaning, such as sorting above a list. */
  hideLabel?: boolean | undefined
  /** Beside the label: "nav obligāti". */
  mark?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

/** Label above, hint under the control, error under that. */
export function Field({
  id,
  label,
  hideLabel,
  mark,
  hint,
  error,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('field', error !== undefined && 'field--bad')}>
      <label className={hideLabel ? 'vh' : 'label'} htmlFor={id}>
        {label}
        {mark !== undefined && <span className="field__mark"> {mark}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="err" id={`${id}-error`}>
      <Icon name="warn" size={18} />
      <span>{error}</span>
    </p>
  )
}
