import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { customerCalls } from './customers.ts'

/** Every call of the shop, by name. */
export const calls = { ...catalogueCalls, ...cartCalls, ...customerCalls }

export type ShopCalls = typeof calls
