import { type ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import './frame.css'

type Props = ComponentProps<'button'> & {
  look?: 'line' | 'bad' | 'badLine' | undefined
  icon?: IconName | undefined
  big?: boolean
  /** While it is being done the button stays as it is, and presses are ignored. */
  busy?: boolean
}

/** A button for gloves: at least 64 px. */
export const BigButton = ({ look, icon, big, busy, className, children, ...native }: Props) => (
  <button
    type="button"
    {...native}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : native.onClick}
    className={classNames(
      'frame-btn',
      look && `frame-btn--${look}`,
      big && 'frame-btn--big',
      className,
    )}
  >
    {icon && <Icon name={icon} size={26} />}
    {children}
  </button>
)

/** A button that stays pressed while what it says is chosen. */
export const ToggleButton = ({ isPressed, ...button }: Props & { isPressed: boolean }) => (
  <BigButton look={isPressed ? undefined : 'line'} aria-pressed={isPressed} {...button} />
)

type LinkProps = ComponentProps<'a'> & { icon: IconName }

export const BigLink = ({ icon, children, ...native }: LinkProps) => (
  <a {...native} className="frame-btn frame-btn--line">
    <Icon name={icon} size={26} />
    {children}
  </a>
)
