import type { Right } from '../../../domain/staff/rights.ts'

type Place = {
  name:
    | 'today'
    | 'plan'
    | 'orders'
    | 'customers'
    | 'bank'
    | 'cash'
    | 'containers'
    | 'approvals'
    | 'people'
    | 'settings'
    | 'audit'
    | 'own'
  to: string
  /** The letter after `g`. */
  letter: string
  /** Without it the place is absent. */
  right?: Right
  /** In the top bar, or behind the person's menu. */
  isInBar?: boolean
}

/** Where one can go in the office. */
export const places: readonly Place[] = [
  { name: 'today', to: '/', letter: 's', isInBar: true },
  { name: 'plan', to: '/plan', letter: 'l', right: 'closeDays', isInBar: true },
  { name: 'orders', to: '/orders', letter: 'p', right: 'searchEverything', isInBar: true },
  {
    name: 'customers',
    to: '/customers',
    letter: 'k',
    right: 'searchEverything',
    isInBar: true,
  },
  { name: 'cash', to: '/cash', letter: 'n', right: 'moveCash', isInBar: true },
  { name: 'containers', to: '/containers', letter: 't', right: 'receiveGoods', isInBar: true },
  { name: 'bank', to: '/bank', letter: 'b', right: 'importStatements', isInBar: true },
  { name: 'approvals', to: '/approvals', letter: 'o', isInBar: true },
  { name: 'own', to: '/own', letter: 'm' },
  { name: 'people', to: '/people', letter: 'd', right: 'manageStaff' },
  { name: 'settings', to: '/settings', letter: 'i', right: 'changeSettings' },
  { name: 'audit', to: '/audit', letter: 'z', right: 'seeAudit' },
]
