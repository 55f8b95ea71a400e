import type { Plugin } from 'vite'
import { calls } from '../../contract/shop/calls.ts'
import { cartCalls } from '../../contract/shop/cart.ts'
import { catalogueCalls } from '../../contract/shop/catalogue.ts'
import { customerCalls } from '../../contract/shop/customers.ts'

/**
 * Calls that any page may start with; the addresses of all others are fetched on the first need.
 */
const firstCalls = { ...catalogueCalls, ...cartCalls, ...customerCalls }

/** Ships each call's method and path without its schemas. */
export const callAddresses = (): Plugin => ({
  name: 'call-addresses',
  resolveId: (id) => (/^virtual:(?:first|other)-call-addresses$/.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith('\0virtual:')) return undefined
    const first = id.includes('first')
    const addresses = Object.entries(calls)
      .filter(([name]) => name in firstCalls === first)
      .map(([name, { method, path }]) => [name, { method, path }])
    return `export const callAddresses = ${JSON.stringify(Object.fromEntries(addresses))}`
  },
})
