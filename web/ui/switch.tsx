import { type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './switch.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  /** Puts the switch at the end of the row, after the label. */
  spread?: boolean
}

/** Takes effect at once; a choice that is saved later is a `Checkbox`. */
export function Switch({ label, spread, className, ...native }: Props) {
  return (
    <label className={classNames('switch', spread && 'switch--spread', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its state itself */}
      <input {...native} className="vh" type="checkbox" role="switch" />
      <span className="switch__track" />
      <span className="switch__label">{label}</span>
    </label>
  )
}
