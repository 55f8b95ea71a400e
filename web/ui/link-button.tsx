import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './button.css'

type Props = LinkProps & { look?: ButtonLook; wide?: boolean; icon?: IconName }

/** A link that looks like a button; an action is a `Button`. */
export function LinkButton({
  look = 'solid',
  wide = false,
  icon,
  className,
  children,
  ...link
}: Props) {
  return (
    <Link {...link} className={buttonLook(look, wide, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
