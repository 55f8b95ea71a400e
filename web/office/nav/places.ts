import type { Right } from '../../../domain/staff/rights.ts'

export type PageName =
  | 'today'
  | 'closing'
  | 'days'
  | 'zones'
  | 'vehicles'
  | 'addresses'
  | 'orders'
  | 'customers'
  | 'call'
  | 'containers'
  | 'searches'
  | 'bank'
  | 'debts'
  | 'bills'
  | 'refunds'
  | 'cash'
  | 'approvals'
  | 'own'
  | 'people'
  | 'settings'
  | 'audit'
  | 'watch'

type Page = {
  name: PageName
  to: string
  /** The letter after `g`. */
  letter?: string
  /** Without it the page is absent. */
  right?: Right
}

export type PlaceName =
  | 'today'
  | 'plan'
  | 'orders'
  | 'customers'
  | 'goods'
  | 'money'
  | 'approvals'
  | 'own'
  | 'people'
  | 'settings'
  | 'audit'

type Place = {
  name: PlaceName
  /** In the top bar, or behind the person's menu. */
  isInBar?: boolean
  pages: readonly Page[]
  /** Where its records stand, beside its pages. */
  records?: string
}

/** Where one can go in the office. */
export const places: readonly Place[] = [
  {
    name: 'today',
    isInBar: true,
    records: '/runs',
    pages: [{ name: 'today', to: '/', letter: 's' }],
  },
  {
    name: 'plan',
    isInBar: true,
    pages: [
      { name: 'closing', to: '/plan', letter: 'l', right: 'closeDays' },
      { name: 'days', to: '/plan/days', right: 'changeZones' },
      { name: 'zones', to: '/plan/zones', right: 'changeZones' },
      { name: 'vehicles', to: '/plan/vehicles', right: 'changeZones' },
      { name: 'addresses', to: '/plan/addresses', right: 'changeZones' },
    ],
  },
  {
    name: 'orders',
    isInBar: true,
    pages: [{ name: 'orders', to: '/orders', letter: 'p', right: 'searchEverything' }],
  },
  {
    name: 'customers',
    isInBar: true,
    records: '/disputes',
    pages: [
      { name: 'customers', to: '/customers', letter: 'k', right: 'searchEverything' },
      { name: 'call', to: '/call', letter: 'c', right: 'searchEverything' },
    ],
  },
  {
    name: 'goods',
    isInBar: true,
    records: '/goods',
    pages: [
      { name: 'containers', to: '/containers', letter: 't', right: 'receiveGoods' },
      { name: 'searches', to: '/goods/searches', right: 'changeTexts' },
    ],
  },
  {
    name: 'money',
    isInBar: true,
    records: '/documents',
    pages: [
      { name: 'bank', to: '/bank', letter: 'b', right: 'importStatements' },
      { name: 'debts', to: '/debts', letter: 'r', right: 'issueBills' },
      { name: 'bills', to: '/bills', letter: 'e', right: 'issueBills' },
      { name: 'refunds', to: '/refunds', right: 'exportTransfers' },
      { name: 'cash', to: '/cash', letter: 'n', right: 'moveCash' },
    ],
  },
  {
    name: 'approvals',
    isInBar: true,
    pages: [{ name: 'approvals', to: '/approvals', letter: 'o' }],
  },
  { name: 'own', pages: [{ name: 'own', to: '/own', letter: 'm' }] },
  { name: 'people', pages: [{ name: 'people', to: '/people', letter: 'd', right: 'manageStaff' }] },
  {
    name: 'settings',
    pages: [{ name: 'settings', to: '/settings', letter: 'i', right: 'changeSettings' }],
  },
  {
    name: 'audit',
    pages: [
      { name: 'audit', to: '/audit', letter: 'z', right: 'seeAudit' },
      { name: 'watch', to: '/watch', right: 'watchFraud' },
    ],
  },
]
