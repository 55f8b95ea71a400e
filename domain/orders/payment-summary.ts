import type { Day } from '../calendar.ts'
import { sumOf, type Cents } from '../money.ts'
import type { MethodKey, OnlineMethodKey } from '../payments/methods.ts'
import type { OrderState } from './order-states.ts'

/** An event that moved money of an order: the sums of its ledger entries by account. */
export type OrderMoney = {
  on: Day
  /** The bank or card that the money came through. */
  method: OnlineMethodKey | null
  accountCents: Cents
  advanceCents: Cents
  providerCents: Cents
  cashCents: Cents
  /** The order no longer waited for the payment: its money went to the account, and lies there. */
  stayedOnAccount: boolean
}

export type PaidOrder = {
  status: OrderState
  paymentMethod: MethodKey | null
  totalWithDepositCents: Cents
  /** With a payment that is awaited; what was paid is in `money`. */
  topupCents: Cents
  paymentChargeCents: Cents
  /** What the invoice asks for. */
  debtCents: Cents
  money: readonly OrderMoney[]
}

/** Below zero it went to the account: `credited`. */
export type SettledSum = { by: MethodKey | 'credited'; cents: Cents; on: Day }

/** Still to pay: to the courier, at the bank, from the account, with the month's bill or invoice. */
export type OpenSum = { by: MethodKey | 'invoice'; cents: Cents }

/** Order, top-up and charge add up to `sumCents`; the settled and the open sums do too. */
export type PaymentSummary = {
  orderCents: Cents
  topUpCents: Cents
  chargeCents: Cents
  sumCents: Cents
  settled: SettledSum[]
  open: OpenSum | null
  late: LateSum | null
}

/** What was paid when the order no longer waited for it, and is on the account but for the charge. */
export type LateSum = { paidCents: Cents; chargeCents: Cents }

/**
 * What was paid for an order, how and when, and what is still open. A cancelled order costs
 * nothing, a delivered one what was left there. A deferred sum is open until it is billed and paid.
 */
export function paymentSummary(order: PaidOrder): PaymentSummary {
  const awaited =
    order.status === 'waitsForPayment' ? order : { topupCents: 0, paymentChargeCents: 0 }
  const money = withLatePaid(order.money)
  const paid = money.filter(isPayment)
  const orderCents = costOf(order)
  const topUpCents = awaited.topupCents + sumOf(paid, ({ accountCents }) => accountCents)
  const chargeCents = awaited.paymentChargeCents + sumOf(paid, chargeOf)
  const sumCents = orderCents + topUpCents + chargeCents
  const settled = settledSums({ ...order, money }, sumCents)
  const openCents = sumCents - sumOf(settled, ({ cents }) => cents)
  const open = openCents === 0 ? null : { by: openBy(order), cents: openCents }
  return { orderCents, topUpCents, chargeCents, sumCents, settled, open, late: lateSum(money) }
}

/**
 * A payment that was late waits on the account until the order takes it from there. Both are shown
 * as one: the payment paid the order.
 */
function withLatePaid(money: readonly OrderMoney[]): OrderMoney[] {
  const events = money.map((event) => ({ ...event }))
  const waiting: OrderMoney[] = []
  for (const event of events) {
    const { advanceCents, stayedOnAccount } = event
    if (isPayment(event) && advanceCents === 0 && !stayedOnAccount) waiting.push(event)
    if (isPayment(event)) continue
    for (const late of waiting) {
      const cents = Math.max(
        0,
        Math.min(late.accountCents, -event.accountCents, event.advanceCents),
      )
      late.accountCents -= cents
      late.advanceCents += cents
      event.accountCents += cents
      event.advanceCents -= cents
    }
  }
  return events
}

function lateSum(money: readonly OrderMoney[]): LateSum | null {
  const late = money.filter(({ stayedOnAccount }) => stayedOnAccount)
  const paidCents = -sumOf(late, ({ providerCents }) => providerCents)
  return paidCents === 0 ? null : { paidCents, chargeCents: sumOf(late, chargeOf) }
}

const isPayment = ({ providerCents }: OrderMoney) => providerCents !== 0

const chargeOf = ({ providerCents, advanceCents, accountCents }: OrderMoney): Cents =>
  -providerCents - advanceCents - accountCents

function costOf({ status, totalWithDepositCents, money }: PaidOrder): Cents {
  if (status === 'cancelled') return 0
  return status === 'delivered' ? sumOf(money, usedUp) : totalWithDepositCents
}

/** Paying moves money between accounts; only the delivery uses it up. */
const usedUp = (money: OrderMoney): Cents =>
  isPayment(money) ? 0 : -money.advanceCents - money.cashCents - money.accountCents

function settledSums(order: PaidOrder, sumCents: Cents): SettledSum[] {
  const { money, paymentMethod, debtCents } = order
  const last = money.at(-1)
  if (!last) return []
  const received = money.flatMap(receivedSums)
  if (paymentMethod !== 'deferred') {
    const owed = { by: 'account', cents: -debtCents, on: last.on } as const
    return merged([...received, ...money.flatMap(accountSums), owed])
  }
  // The account of a deferred order falls and rises with its debt: neither is a payment.
  const surplusCents = Math.min(0, sumCents - sumOf(received, ({ cents }) => cents))
  return merged([...received, { by: 'credited', cents: surplusCents, on: last.on }])
}

/** Through a bank or card, or by the courier. */
const receivedSums = ({ on, method, providerCents, cashCents }: OrderMoney): SettledSum[] =>
  method === null
    ? [{ by: 'cash', cents: -cashCents, on }]
    : [{ by: method, cents: -providerCents, on }]

const accountSums = (money: OrderMoney): SettledSum[] => {
  const { on, accountCents } = money
  if (isPayment(money)) return []
  return [{ by: accountCents > 0 ? 'credited' : 'account', cents: -accountCents, on }]
}

/** One sum for each way and day. */
function merged(sums: readonly SettledSum[]): SettledSum[] {
  const ways = Map.groupBy(sums, ({ by, on }) => `${by} ${on}`)
  return [...ways.values()]
    .map(([first, ...others]) => ({
      ...first!,
      cents: first!.cents + sumOf(others, ({ cents }) => cents),
    }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => a.on.localeCompare(b.on))
}

function openBy({ status, paymentMethod }: PaidOrder): OpenSum['by'] {
  if (paymentMethod === 'deferred') return 'deferred'
  return status === 'delivered' ? 'invoice' : (paymentMethod ?? 'account')
}
