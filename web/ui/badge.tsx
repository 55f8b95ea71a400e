import { type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './badge.css'

export type BadgeLook = 'paper' | 'line' | 'sun' | 'leaf' | 'water' | 'warn' | 'clay'

type Props = { look?: BadgeLook; icon?: IconName; as?: 'span' | 'li'; children: ReactNode }

/** Sun for a discount, leaf for bio and bonus, water for facts, warn for what to hurry with, clay for what went wrong. */
export function Badge({ look = 'paper', icon, as: Tag = 'span', children }: Props) {
  return (
    <Tag className={classNames('badge', look !== 'paper' && `badge--${look}`)}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </Tag>
  )
}
