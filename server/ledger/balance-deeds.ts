import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Deed } from '../actions/deed.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import { correctBalance } from './correct-balance.ts'

const Correcting = z.object({
  customerId: z.int(),
  account: z.enum(['account', 'bonus', 'deposit']),
  cents: z.int(),
  reason: z.string(),
})
type Correcting = z.output<typeof Correcting>

/** A sum given to a customer or taken; undoing posts the opposite sum. */
const balanceDeed = (name: string, right: Right): Deed<Correcting> => ({
  name,
  right,
  input: Correcting,
  isAudited: true,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, correcting) => ({
    ...(await reachCustomer(tx, correcting)),
    cents: Math.abs(correcting.cents),
  }),
  run: async (app, tx, by, correcting) => {
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    const corrected = await correctBalance(app, tx, by, correcting)
    if (!corrected.ok) return corrected
    const reverse = { ...correcting, cents: -correcting.cents, reason: 'Atsaukts' }
    return done({ undo: { deed: name, input: reverse } })
  },
})

export const correctBalanceDeed = balanceDeed('ledger.correct', 'correctBalances')
export const giveGoodwillDeed = balanceDeed('ledger.goodwill', 'giveGoodwill')
