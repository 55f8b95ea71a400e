import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { customerCalls } from './customers.ts'
import { ledgerCalls } from './ledger.ts'
import { notificationCalls } from './notifications.ts'
import { paymentCalls } from './payments.ts'

/** Every call of the shop, by name. */
export const calls = {
  ...catalogueCalls,
  ...cartCalls,
  ...customerCalls,
  ...ledgerCalls,
  ...paymentCalls,
  ...notificationCalls,
}

export type ShopCalls = typeof calls
