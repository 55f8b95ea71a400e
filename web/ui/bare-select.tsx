import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './select.css'

/** A select without a label; its parent names it. */
export function BareSelect({ className, ...native }: ComponentProps<'select'>) {
  return (
    <span className="select-box">
      <select {...native} className={classNames('select', className)} />
      <Icon name="down" />
    </span>
  )
}
