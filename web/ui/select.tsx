import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldLinks } from './field-links.ts'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'
import './select.css'

type Props = ComponentProps<'select'> & FieldWords

export function Select({ label, hideLabel, mark, hint, error, ...native }: Props) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <Field {...{ id, label, hideLabel, mark, hint, error }}>
      <BareSelect {...native} {...fieldLinks(id, hint, error, native['aria-describedby'])} />
    </Field>
  )
}

/** The control alone, for a place that names it itself. */
export function BareSelect({ className, ...native }: ComponentProps<'select'>) {
  return (
    <span className="select-box">
      <select {...native} className={classNames('select', className)} />
      <Icon name="down" />
    </span>
  )
}
