import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './select.css'

/** The control alone, for a place that names it itself. */
export function BareSelect({ className, ...native }: ComponentProps<'select'>) {
  return (
    <span className="select-box">
      <select {...native} className={classNames('select', className)} />
      <Icon name="down" />
    </span>
  )
}
