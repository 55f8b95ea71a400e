import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { Deed } from '../actions/deed.ts'
import type { App } from '../app-context.ts'
import { explainDeposit } from '../bottles/explain-deposit.ts'
import { requestRefund } from '../bottles/request-refund.ts'
import { type Balances, balancesOf } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'
import { reachCustomer } from '../actions/reach-customer.ts'
import { exportTransfer } from './export-transfers.ts'
import { reachRefund } from './reach-refund.ts'

const Exporting = z.object({ refundId: z.int() })

/** One file of all refunds of the act, which the bank cannot be asked to forget. */
export const exportTransfersDeed: Deed<z.output<typeof Exporting>> = {
  name: 'refunds.export',
  right: 'exportTransfers',
  input: Exporting,
  subject: ({ refundId }) => ({ kind: 'refund', id: refundId }),
  reasonOf: () => null,
  reach: reachRefund,
  run: async (app, tx, by, { refundId }) => {
    const exported = await exportTransfer(app, tx, by, refundId)
    return exported.ok ? done({}) : exported
  },
}

const Refunding = z.object({
  customerId: z.int(),
  to: z.enum(['account', 'card', 'iban']),
  iban: z.string().optional(),
  withAccount: z.boolean(),
  /** A part of the deposit; else all of it that can be refunded. */
  cents: z.int().optional(),
  reason: z.string(),
})
type Refunding = z.output<typeof Refunding>

export const targetOf = ({ to, iban = '' }: Pick<Refunding, 'to' | 'iban'>) =>
  to === 'iban' ? ({ kind: 'iban', iban } as const) : ({ kind: to } as const)

/** The balance of the account, where it changes. */
export const accountChange = (customerId: number, before: Balances, after: Balances) =>
  before.accountCents === after.accountCents
    ? []
    : [
        {
          kind: 'customer' as const,
          id: customerId,
          field: 'account_cents',
          before: before.accountCents,
          after: after.accountCents,
        },
      ]

const refundDeed = (name: string, right: Right): Deed<Refunding> => ({
  name,
  right,
  input: Refunding,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  reach: reachOf,
  run: async (app, tx, by, refunding) => {
    const { customerId, withAccount, cents: depositCents } = refunding
    if (by.onBehalfOf === undefined) return refuse({ code: 'not_found' })
    const to = targetOf(refunding)
    const balances = await balancesOf(tx, customerId)
    const before = await explainDeposit(tx, customerId, (await app.settings()).depositSteps)
    if (depositCents !== undefined && depositCents > before.refundableCents)
      return refuse({ code: 'more_than_left' })
    const request = { customerId, to, withAccount, depositCents }
    const requested = await requestRefund(app, tx, by, request)
    if (!requested.ok) return requested
    const { amountCents, accountCents } = requested.value
    // Another may have refunded meanwhile; what a card's payments do not cover is left out.
    if (to.kind !== 'card' && amountCents - accountCents < (depositCents ?? 0))
      return refuse({ code: 'more_than_left' })
    const ofCustomer = { kind: 'customer', id: customerId } as const
    const left = before.paidCents - (amountCents - accountCents)
    return done({
      changes: [
        { ...ofCustomer, field: `refund_${to.kind}_cents`, after: amountCents },
        { ...ofCustomer, field: 'deposit_paid_cents', before: before.paidCents, after: left },
        { ...ofCustomer, field: 'deposit_required_cents', after: before.requiredCents },
        ...accountChange(customerId, balances, await balancesOf(tx, customerId)),
      ],
    })
  },
})

export const refundToAccountDeed = refundDeed('refunds.to_account', 'refundToAccount')
/** To the card it leaves at once; to an IBAN by a file, which two people make. */
export const refundToBankDeed = refundDeed('refunds.to_bank', 'refundToBank')

async function reachOf(tx: Tx, { customerId, to, withAccount, cents: part }: Refunding, app: App) {
  const reach = await reachCustomer(tx, { customerId })
  if (reach.customerId === undefined) return reach
  const { depositSteps } = await app.settings()
  const deposit = await explainDeposit(tx, customerId, depositSteps)
  const accountCents = to !== 'account' && withAccount ? deposit.accountCents : 0
  const cents = (part ?? deposit.refundableCents) + accountCents
  return { customerId, cents, isBeyondPart: to === 'card' }
}
