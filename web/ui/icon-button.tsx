import { type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './icon-button.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  label: string
  size?: number
}

export function IconButton({
  icon,
  label,
  size = 20,
  className,
  type = 'button',
  ...native
}: Props) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      className={classNames('icon-btn', className)}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
