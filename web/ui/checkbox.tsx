import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldAria } from './field-aria.ts'
import { FieldError, type FieldWords } from './field.tsx'
import './checkbox.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldWords, 'hideLabel'>

export function Checkbox({ label, mark, hint, error, className, ...native }: Props) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <div className={classNames('check-box', error !== undefined && 'field--bad', className)}>
      <label className={classNames('check', native.disabled && 'check--off')}>
        <input
          type="checkbox"
          {...native}
          {...fieldAria(id, hint, error, native['aria-describedby'])}
        />
        <span>
          {label}
          {mark !== undefined && <span className="field__mark"> {mark}</span>}
        </span>
      </label>
      {hint !== undefined && (
        <p className="hint check__under" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
