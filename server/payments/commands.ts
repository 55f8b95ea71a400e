import { formatEuros, parseEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, parseRecordNumber } from '../platform/command.ts'
import { checkMoney, moneyProblemLine } from './check-money.ts'
import { refundPayment, type RefundRefusal } from './refunds/refund-payment.ts'
import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { clearReviewFlag } from './review-flag.ts'
import { findPayment, type FlaggedPayment, findFlaggedPayments } from './store.ts'

const euros = (cents: number) => formatEuros(cents, 'en')

const refundRefusals: {
  [Code in RefundRefusal['code']]: (refusal: Extract<RefundRefusal, { code: Code }>) => string
} = {
  no_such_payment: () => 'There is no such payment.',
  not_paid: () => 'This payment was not paid.',
  below_least_sum: ({ leastCents }) => `The provider gives back no less than ${euros(leastCents)}.`,
  above_what_is_left: ({ leftCents }) =>
    `Only ${euros(leftCents)} of this payment are left to give back.`,
  account_is_short: ({ accountCents }) => `The customer's account has only ${euros(accountCents)}.`,
}

export const paymentCommands: Commands<AppWithDb> = {
  'ledger check': {
    usage: 'ledger check',
    summary: 'Proves every balance, payment and refund by the ledger',
    run: async (app) => {
      const problems = await checkMoney(app)
      if (problems.length > 0) throw new CommandRefused(problems.map(moneyProblemLine).join('\n'))
      return { data: { problems }, lines: ['The ledger agrees with everything.'] }
    },
  },
  'payment show': {
    usage: 'payment show N',
    summary: 'How a payment by bank or card stands',
    run: async ({ db }, { words: [id] }) => {
      const payment = await findPayment(db, parseRecordNumber(id))
      if (!payment) throw new CommandRefused('There is no such payment.')
      return {
        data: payment,
        lines: Object.entries(payment).map(([name, value]) => `${name}: ${formatValue(value)}`),
      }
    },
  },
  'payment flagged': {
    usage: 'payment flagged',
    summary: 'Payments that a person must look at, and why',
    run: async ({ db }) => {
      const data = await findFlaggedPayments(db)
      const lines = data.map(flaggedLine)
      return { data, lines: lines.length > 0 ? lines : ['None.'] }
    },
  },
  'payment clear': {
    usage: 'payment clear --payment N --why "…"',
    summary: 'Notes that a person has looked at a flagged payment, and what was done',
    options: { payment: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { options: { payment, why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say in --why what was done.')
      const paymentId = parseRecordNumber(payment)
      const flag = await inTransaction(app.db, (tx) =>
        clearReviewFlag(app, tx, byCommand, { paymentId, reason: why.trim() }),
      )
      if (flag === undefined) throw new CommandRefused('There is no such flagged payment.')
      return { data: { paymentId, flag }, lines: [`Payment ${paymentId} is looked at: ${flag}.`] }
    },
  },
  'payment refund': {
    usage: 'payment refund --payment N --euros 12.30 --why "…"',
    summary: "Gives money back to the payer, out of the customer's account",
    options: { payment: { type: 'string' }, euros: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { options: { payment, euros: sum, why } }) => {
      const amountCents = parseEuros(String(sum))
      if (amountCents === null || typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say how much in --euros and why in --why.')
      const refund = { paymentId: parseRecordNumber(payment), amountCents, reason: why.trim() }
      const refunded = await inTransaction(app.db, (tx) =>
        refundPayment(app, tx, byCommand, refund),
      )
      if (!refunded.ok) throw new CommandRefused(refundSentence(refunded.refusal))
      const { refundId } = refunded.value
      return {
        data: { refundId },
        lines: [`Refund ${refundId} of ${euros(amountCents)} is on its way.`],
      }
    },
  },
}

const flaggedLine = ({
  id,
  customerId,
  flag,
  status,
  amountCents,
  ...order
}: FlaggedPayment): string => {
  const { orderId, orderState, deliveryOn } = order
  const delivery =
    orderState === 'processing' || orderState === 'waitingForDelivery'
      ? `, goes out${deliveryOn === null ? '' : ` on ${deliveryOn}`}`
      : ''
  return [
    `payment ${id} of customer ${customerId}: ${flag}, ${status ?? 'not opened'}, `,
    euros(amountCents ?? 0),
    orderId === null ? '' : `, for order ${orderId}${delivery}`,
  ].join('')
}

const refundSentence = (refusal: RefundRefusal): string =>
  (refundRefusals[refusal.code] as (refusal: RefundRefusal) => string)(refusal)

const formatValue = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)
