import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './note.css'

export type NoteLook = 'water' | 'sun' | 'leaf' | 'clay'

const usualIcon: Record<NoteLook, IconName> = {
  water: 'info',
  sun: 'warn',
  leaf: 'check',
  clay: 'warn',
}

type Props = {
  look?: NoteLook
  icon?: IconName
  /** Screen readers announce a `status` in the next pause and an `alert` at once. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Note({ look = 'water', icon = usualIcon[look], role, children }: Props) {
  return (
    <div className={classNames('note', look !== 'water' && `note--${look}`)} role={role}>
      <Icon name={icon} size={22} />
      <div>{children}</div>
    </div>
  )
}
