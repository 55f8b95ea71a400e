import type { Cents } from '../../domain/money.ts'
import { isOnlineMethod, type MethodKey, paymentMethod } from '../../domain/payments/methods.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import type { NewPayment } from '../payments/start-payment.ts'

/** `accountPartCents` is what the account pays of an order whose rest a bank or card does. */
export type PaidHow = {
  method: MethodKey
  hoursToPay: number
  accountPartCents?: Cents
  providerWay?: ProviderWayKey | undefined
}

/** How an order is paid: prepaid, cash due and awaited sums add up to its total. */
export type PaymentSplit = {
  status: 'waitsForPayment' | 'processing'
  prepaidCents: Cents
  cashDueCents: Cents
  awaitedCents: Cents
  chargeCents: Cents
  /** The account balance may not fall below this. */
  floorCents: Cents
}

/** A bank or card is asked for what `accountPartCents` leaves. */
export function splitPayment(
  method: MethodKey,
  totalCents: Cents,
  creditLimitCents: Cents,
  accountPartCents: Cents = 0,
): PaymentSplit {
  const nothing = {
    prepaidCents: 0,
    cashDueCents: 0,
    awaitedCents: 0,
    chargeCents: paymentMethod(method).chargeCents,
    floorCents: 0,
  }
  if (method === 'cash') return { ...nothing, status: 'processing', cashDueCents: totalCents }
  if (method === 'account') return { ...nothing, status: 'processing', prepaidCents: totalCents }
  if (method === 'deferred')
    return {
      ...nothing,
      status: 'processing',
      prepaidCents: totalCents,
      floorCents: -creditLimitCents,
    }
  // An order of 0.00 does not wait for a bank: a top-up paid with it bears the charge.
  return totalCents === 0
    ? { ...nothing, chargeCents: 0, status: 'processing' }
    : {
        ...nothing,
        status: 'waitsForPayment',
        prepaidCents: accountPartCents,
        awaitedCents: totalCents - accountPartCents,
      }
}

/** What the customer goes to a bank for: the rest of the order, and what tops up the account. */
export function paymentAtBank(
  { id: orderId, customerId, topupCents }: { id: number; customerId: number; topupCents: Cents },
  { method, hoursToPay, providerWay }: PaidHow,
  { status, awaitedCents, prepaidCents }: PaymentSplit,
): NewPayment | undefined {
  if (!isOnlineMethod(method)) return undefined
  if (status !== 'waitsForPayment' && topupCents <= 0) return undefined
  return {
    customerId,
    method,
    providerWay,
    ...(awaitedCents > 0 && { orderId }),
    orderCents: awaitedCents,
    accountCents: prepaidCents,
    topUpCents: topupCents,
    hoursToPay,
  }
}

/** The whole sum is awaited on the account, and taken from there when the day closes. */
export const paidLater = (totalCents: Cents): PaymentSplit => ({
  status: 'processing',
  prepaidCents: 0,
  cashDueCents: 0,
  awaitedCents: totalCents,
  chargeCents: 0,
  floorCents: 0,
})
