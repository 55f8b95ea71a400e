import type { ComponentType } from 'react'
import type { User } from '../../../contract/shop/customers.ts'
import type { menuWords } from '../../words/shop/menu.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { AutoshipCount, WaitingCount } from './menu-counts.tsx'
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
      ]
    : []

/** Repeating the last order needs the office's acceptance, like "My data". */
export const mayRepeatCart = (user: User | undefined): boolean =>
  isCustomer(user) && user?.export_to_ramus === 1
