import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldAria } from './field-aria.ts'
import { Field, type FieldWords } from './field.tsx'
import './text-area.css'

type Props = ComponentProps<'textarea'> & FieldWords

export function TextArea({ label, hideLabel, mark, hint, error, ...native }: Props) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <Field {...{ id, label, hideLabel, mark, hint, error }}>
      <textarea
        {...native}
        {...fieldAria(id, hint, error, native['aria-describedby'])}
        className={classNames('area', native.className)}
      />
    </Field>
  )
}
