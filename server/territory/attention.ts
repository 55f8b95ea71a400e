import type { AttentionSource } from '../attention/source.ts'
import { findUnmatched } from './register/unmatched-addresses.ts'

/** Addresses without a point: a driver would look for the door. */
export const unmatchedAddressSource: AttentionSource = {
  kind: 'address_unmatched',
  right: 'planRuns',
  find: async ({ db }) =>
    (await findUnmatched(db, 200))
      .filter(({ source }) => source === 'none')
      .map(({ addressId, customerId, customer, address, setAt }) => ({
        id: String(addressId),
        group: 'customers',
        since: setAt,
        until: null,
        cents: null,
        facts: { customerId, name: customer, address },
      })),
}
