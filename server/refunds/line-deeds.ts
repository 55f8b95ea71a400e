import { z } from 'zod'
import type { Actor } from '../../domain/actor.ts'
import type { LineRefund } from '../../domain/ledger/line-refund.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import type { Deed } from '../actions/deed.ts'
import { requestRefund } from '../bottles/request-refund.ts'
import type { App } from '../app-context.ts'
import { passOnSums } from '../customers/pass-on-sums.ts'
import { ownMoneyStep } from '../ledger/payable.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockRefundablePayments } from '../payments/refunds/refund-payer.ts'
import { balancesOf } from '../ledger/balances.ts'
import { accountChange, targetOf } from './refund-deeds.ts'
import { refundLine } from './refund-line.ts'

const Refunding = z.object({
  customerId: z.int(),
  documentId: z.int(),
  line: z.int(),
  cents: z.int(),
  to: z.enum(['account', 'card', 'iban']),
  iban: z.string().optional(),
  reason: z.string(),
})
type Refunding = z.output<typeof Refunding>

/** Its credit bill is issued, so it is not undone. */
const lineDeed = (name: string, right: Right): Deed<Refunding> => ({
  name,
  right,
  input: Refunding,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { customerId, cents, to }) => {
    const reach = await reachCustomer(tx, { customerId })
    return { ...reach, cents, isBeyondPart: to === 'card' }
  },
  run: async (app, tx, by, refunding) => {
    const { customerId, cents } = refunding
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    const to = targetOf(refunding)
    const before = await balancesOf(tx, customerId)
    // Payments are locked before balances, as everywhere.
    if (to.kind === 'card') await lockRefundablePayments(tx, customerId)
    const refunded = await refundLine(app, tx, by, refunding)
    if (!refunded.ok) return refunded
    if (to.kind !== 'account') {
      const part = { withAccount: false, depositCents: 0, accountCents: cents }
      const requested = await requestRefund(app, tx, by, { customerId, to, ...part })
      if (!requested.ok) return requested
      if (to.kind === 'iban' && requested.value.amountCents < cents)
        return refuse({ code: 'more_than_left' })
    } else await passOn(app, tx, by, refunding, refunded.value)
    const { vatCents } = refunded.value
    const after = await balancesOf(tx, customerId)
    const ofCustomer = { kind: 'customer', id: customerId } as const
    return done({
      changes: [
        { ...ofCustomer, field: `refund_${to.kind}_cents`, after: cents },
        { ...ofCustomer, field: 'vat_back_cents', after: vatCents },
        ...accountChange(customerId, before, after),
      ],
      laterDocuments: [{ customerId, kind: 'credit_bill', totalCents: -cents }],
    })
  },
})

function passOn(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, documentId, reason: note }: Refunding,
  { cents, bonusCents }: LineRefund,
): Promise<number> {
  const sums = [
    ['account', ownMoneyStep, cents],
    ['bonus', 'merged:bonus', bonusCents],
  ] as const
  const details = { documentId }
  const passing = { customerId, action: 'refunds.passed_on', details, sums, note }
  return passOnSums(app, tx, by, passing)
}

export const refundLineDeed = lineDeed('refunds.line', 'refundToAccount')
export const refundLineToBankDeed = lineDeed('refunds.line_to_bank', 'refundToBank')
