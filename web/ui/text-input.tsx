import { type ComponentProps, type ReactNode, useId, useLayoutEffect } from 'react'
import { setFieldValue } from './set-field-value.ts'
import { classNames } from './class-names.ts'
import { fieldAria } from './field-aria.ts'
import { Field, type FieldWords } from './field.tsx'
import './text-input.css'

/** `end` is shown at the right: a button for the typed value, or a unit. */
type Props = ComponentProps<'input'> & FieldWords & { end?: ReactNode }

export function TextInput({ label, hideLabel, mark, hint, error, end, ...native }: Props) {
  const ownId = useId()
  const id = native.id ?? ownId
  // takes over what was typed before React ran, before a new render could reset it
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
      setFieldValue(field, field.value)
  }, [id])
  const input = (
    <input
      type="text"
      {...native}
      {...fieldAria(id, hint, error, native['aria-describedby'])}
      className={classNames('input', native.className)}
    />
  )
  return (
    <Field {...{ id, label, hideLabel, mark, hint, error }}>
      {end === undefined ? (
        input
      ) : (
        <div className="input-row">
          {input}
          {end}
        </div>
      )}
    </Field>
  )
}
