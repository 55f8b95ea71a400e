import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './button.css'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook
  wide?: boolean
  icon?: IconName
  /** Being sent: keeps its place and the focus, a second press does nothing. */
  busy?: boolean
  /** Why it cannot be pressed now; said under it, and it stays within reach of the keyboard. */
  disabledReason?: string | undefined
}

export function Button({
  look = 'solid',
  wide = false,
  icon,
  busy,
  disabledReason: whyNot,
  ...rest
}: Props) {
  const { className, children, onClick, type = 'button', ...native } = rest
  const whyId = useId()
  const off = busy || whyNot !== undefined || Boolean(native['aria-disabled'])
  const button = (
    <button
      {...native}
      type={type}
      className={buttonLook(look, wide, busy && 'btn--busy', className)}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      aria-describedby={whyNot === undefined ? native['aria-describedby'] : whyId}
      onClick={off ? stay : onClick}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  )
  if (whyNot === undefined) return button
  return (
    <span className={wide ? 'btn-why btn-why--wide' : 'btn-why'}>
      {button}
      <span className="btn-why__says" id={whyId}>
        {whyNot}
      </span>
    </span>
  )
}

const stay = (event: MouseEvent) => event.preventDefault()
