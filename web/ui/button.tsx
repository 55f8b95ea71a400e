import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './button.css'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook
  wide?: boolean
  /** A text button whose words stand under the words above it. */
  flush?: boolean
  icon?: IconName
  /** While sending the button keeps its size and the focus, and presses are ignored. */
  busy?: boolean
  /** Shown under a disabled button, which the keyboard can still focus. */
  disabledReason?: string | undefined
}

export function Button({
  look = 'solid',
  wide,
  flush,
  icon,
  busy,
  disabledReason,
  ...rest
}: Props) {
  const { className, children, onClick, type = 'button', ...native } = rest
  const reasonId = useId()
  const off = busy || disabledReason !== undefined || Boolean(native['aria-disabled'])
  const button = (
    <button
      {...native}
      type={type}
      className={buttonLook(look, { wide, flush }, busy && 'btn--busy', className)}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      aria-describedby={disabledReason === undefined ? native['aria-describedby'] : reasonId}
      onClick={off ? stay : onClick}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className={wide ? 'btn-why btn-why--wide' : 'btn-why'}>
      {button}
      <span className="btn-why__says" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  )
}

const stay = (event: MouseEvent) => event.preventDefault()
