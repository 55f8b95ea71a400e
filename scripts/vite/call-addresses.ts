import type { Plugin } from 'vite'
import { driverCalls } from '../../contract/driver/calls.ts'
import { officeCalls } from '../../contract/office/calls.ts'
import type { Calls } from '../../contract/shared/call.ts'
import { calls } from '../../contract/shop/calls.ts'
import { cartCalls } from '../../contract/shop/cart.ts'
import { catalogueCalls } from '../../contract/shop/catalogue.ts'
import { customerCalls } from '../../contract/shop/customers.ts'

/**
 * Calls that any page may start with; the addresses of all others are fetched on the first need.
 */
const firstCalls = { ...catalogueCalls, ...cartCalls, ...customerCalls }
const otherCalls = Object.fromEntries(
  Object.entries(calls).filter(([name]) => !(name in firstCalls)),
)

const tables: Record<string, Calls> = {
  '\0virtual:first-call-addresses': firstCalls,
  '\0virtual:other-call-addresses': otherCalls,
  '\0virtual:office-call-addresses': officeCalls,
  '\0virtual:driver-call-addresses': driverCalls,
}

/** Ships each call's method and path without its schemas. */
export const callAddresses = (): Plugin => ({
  name: 'call-addresses',
  resolveId: (id) => (`\0${id}` in tables ? `\0${id}` : undefined),
  load: (id) => {
    const table = tables[id]
    if (!table) return undefined
    const addresses = Object.entries(table).map(([name, { method, path }]) => [
      name,
      { method, path },
    ])
    return `export const callAddresses = ${JSON.stringify(Object.fromEntries(addresses))}`
  },
})
