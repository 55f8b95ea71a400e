import { type ComponentProps, useId } from 'react'
import { BareSelect } from './bare-select.tsx'
import { fieldAria } from './field-aria.ts'
import { Field, type FieldWords } from './field.tsx'

type Props = ComponentProps<'select'> & FieldWords

export function Select({ label, hideLabel, mark, hint, error, ...native }: Props) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <Field {...{ id, label, hideLabel, mark, hint, error }}>
      <BareSelect {...native} {...fieldAria(id, hint, error, native['aria-describedby'])} />
    </Field>
  )
}
