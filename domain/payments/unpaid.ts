import type { Cents } from '../money.ts'

/** What a customer has begun to pay through a bank, and has not paid yet. */
export type Unpaid = {
  orders: number
  orderCents: Cents
  /** Top-ups included; each of them is asked after until it ends. */
  payments: number
  /** Whether any payment or delivery of this customer was ever completed. */
  isKnown: boolean
}

const MOST_ORDERS = 3
const MOST_PAYMENTS = 20
const MOST_CENTS_OF_A_STRANGER = 30_000

/** Orders that wait for money hold goods that others would buy. */
export const mayOrderUnpaid = ({ orders, payments }: Unpaid): boolean =>
  orders < MOST_ORDERS && payments < MOST_PAYMENTS

export const mayTopUp = ({ payments }: Pick<Unpaid, 'payments'>): boolean =>
  payments < MOST_PAYMENTS

/** How long an order waits for its money: a large one of a stranger an hour. */
export const hoursToPay = (
  { orderCents, isKnown }: Unpaid,
  newOrderCents: Cents,
  pendingPaymentHours: number,
): number =>
  isKnown || orderCents + newOrderCents <= MOST_CENTS_OF_A_STRANGER ? pendingPaymentHours : 1
