import type { ReactNode } from 'react'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import './order-sheet.css'

type Props = { icon: IconName; sum: string; isReturn?: boolean; children: ReactNode }

/** One line of a delivery: goods, returned empties or a fee. */
export function EntryRow({ icon, sum, isReturn = false, children }: Props) {
  return (
    <li className={isReturn ? 'delivery-sheet__back' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
      <b>{sum}</b>
    </li>
  )
}
