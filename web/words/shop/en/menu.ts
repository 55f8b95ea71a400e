import type { menu as lv } from '../lv/menu.ts'

export const menu: typeof lv = {
  logOut: 'Log out',
  repeatCart: 'Repeat the last cart',
  waiting: 'Waiting for delivery',
  waitingCount: (count) => `Orders waiting for delivery: ${count}`,
  autoship: 'Autoship',
  autoshipCount: (count) => `Active autoships: ${count}`,
  topUp: 'Top up the account',
  myData: 'My data',
  profile: 'Profile',
  addresses: 'Addresses',
  rentedGoods: 'Goods in use',
  executedOrders: 'Executed orders',
  monthlyBills: 'Monthly bills',
  invoices: 'Invoices',
  advanceBills: 'Advance bills and transactions',
}
