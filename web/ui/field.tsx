import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './field.css'
import './form.css'

/** The texts of a form control. */
export type FieldWords = {
  label: ReactNode
  /** For a control whose purpose is obvious, such as sorting above a list. */
  hideLabel?: boolean | undefined
  /** After the label: "nav obligāti". */
  mark?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

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
