import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './badge.css'

export type BadgeLook = 'paper' | 'line' | 'sun' | 'leaf' | 'water' | 'warn' | 'clay'

type Props = {
  look?: BadgeLook
  icon?: IconName
  as?: 'span' | 'li'
  children: ReactNode
}

/** Sun: discount; leaf: bio and bonus; water: facts; warn: urgent; clay: something went wrong. */
export function Badge({ look = 'paper', icon, as: Tag = 'span', children }: Props) {
  return (
    <Tag className={classNames('badge', look !== 'paper' && `badge--${look}`)}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </Tag>
  )
}
