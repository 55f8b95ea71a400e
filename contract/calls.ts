import { catalogueCalls } from './catalogue.ts'
import { customerCalls } from './customers.ts'

/** Every call of the shop, by name. */
export const calls = { ...catalogueCalls, ...customerCalls }

export type ShopCalls = typeof calls
