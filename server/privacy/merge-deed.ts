import { z } from 'zod'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { reachAccount } from '../actions/reach-customer.ts'
import { mergeCustomers } from './merge-customers.ts'

const Merging = z.object({ fromId: z.int(), intoId: z.int(), reason: z.string() })

/** One record of two of one customer; a second person agrees, and it cannot be undone. */
export const mergeCustomersDeed: Deed<z.output<typeof Merging>> = {
  name: 'customers.merge',
  right: 'forgetCustomers',
  input: Merging,
  isAudited: true,
  subject: ({ intoId }) => ({ kind: 'customer', id: intoId }),
  reasonOf: ({ reason }) => reason,
  reach: (tx, { intoId }) => reachAccount(tx, { customerId: intoId }),
  run: async (app, tx, by, { fromId, intoId, reason }) => {
    const merged = await mergeCustomers(app, tx, by, { fromId, intoId, reason })
    if (!merged.ok) return merged
    const ofFrom = { kind: 'customer', id: fromId } as const
    return done({
      changes: [
        { ...ofFrom, field: 'merged_into', after: intoId },
        { kind: 'customer', id: intoId, field: 'addresses', after: merged.value.addresses },
      ],
    })
  },
}
