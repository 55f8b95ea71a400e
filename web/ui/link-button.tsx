import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './button.css'

type Props = LinkProps & { look?: ButtonLook; wide?: boolean; flush?: boolean; icon?: IconName }

/** A link that looks like a button; an action is a `Button`. */
export function LinkButton({
  look = 'solid',
  wide,
  flush,
  icon,
  className,
  children,
  ...link
}: Props) {
  return (
    <Link {...link} className={buttonLook(look, { wide, flush }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
