import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { User } from '../../../contract/shop/customers.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { notCancelled, useUpcoming } from '../session/upcoming-store.ts'
import { isCustomer } from '../session/user-store.ts'

type Words = (typeof menuWords)['lv']

export type AccountLink = { to: string; label: string; icon: IconName; Count?: ComponentType }

/** The links of a customer's menu; guests have none. */
export const accountLinks = (user: User | undefined, words: Words): AccountLink[] =>
  isCustomer(user)
    ? [
        { to: '/waiting-for-delivery', label: words.waiting, icon: 'truck', Count: WaitingCount },
        { to: '/autoship', label: words.autoship, icon: 'repeat', Count: AutoshipCount },
        { to: '/topup', label: words.topUp, icon: 'card' },
      ]
    : []

/** "My data", for customers whom the office has accepted. */
export const myDataLinks = (user: User | undefined, words: Words): AccountLink[] =>
  isCustomer(user) && user?.export_to_ramus === 1
    ? [
        { to: '/user/profile', label: words.profile, icon: 'user' },
        { to: '/user/address', label: words.addresses, icon: 'pin' },
        { to: '/user/rented-goods', label: words.rentedGoods, icon: 'bottle' },
        { to: '/user/invoices', label: words.executedOrders, icon: 'check' },
        { to: '/user/monthly-bills', label: words.monthlyBills, icon: 'calendar' },
        { to: '/user/bills', label: words.advanceBills, icon: 'pdf' },
        { to: '/user/invoices?show=invoices', label: words.invoices, icon: 'pdf' },
      ]
    : []

/** Repeating the last order needs the office's acceptance, like "My data". */
export const mayRepeatCart = (user: User | undefined): boolean =>
  isCustomer(user) && user?.export_to_ramus === 1

type ItemsProps = { user: User | undefined; iconSize?: number; onPress: () => void }

/** The customer's links as items of a menu's list. */
export function AccountLinkItems({ user, iconSize = 20, onPress }: ItemsProps) {
  const words = useWords(menuWords)
  return [...accountLinks(user, words), ...myDataLinks(user, words)].map(
    ({ to, label, icon, Count }) => (
      <li key={to}>
        <Link to={to} onClick={onPress}>
          <Icon name={icon} size={iconSize} />
          {label}
          {Count && <Count />}
        </Link>
      </li>
    ),
  )
}

/** The number of orders in progress. */
function WaitingCount() {
  const words = useWords(menuWords)
  const count = notCancelled(useUpcoming()?.orders ?? []).length
  return count > 0 && <MenuCount count={count} label={words.waitingCount(count)} />
}

/** The number of active autoships. */
function AutoshipCount() {
  const words = useWords(menuWords)
  const count = (useUpcoming()?.autoships ?? []).filter(isActiveAutoship).length
  return count > 0 && <MenuCount count={count} label={words.autoshipCount(count)} />
}
