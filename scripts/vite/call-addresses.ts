import type { Plugin } from 'vite'
import { calls } from '../../contract/calls.ts'
import { cartCalls } from '../../contract/cart.ts'
import { catalogueCalls } from '../../contract/catalogue.ts'
import { customerCalls } from '../../contract/customers.ts'

/** The calls that any page may begin with; the addresses of the others are fetched with the first of them. */
const firstCalls = { ...catalogueCalls, ...cartCalls, ...customerCalls }

/** Gives the browser each call's method and path alone, so that no schema is shipped. */
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
