import type { Cents } from '../money.ts'
import type { VatTable } from '../documents/vat.ts'
import { entry, type Entry } from './entry.ts'

export type DeliveredOrder = {
  /** Goods, services and delivery after discounts and bonus, by rate. */
  sold: Omit<VatTable, 'rows'>
  stateDepositCents: Cents
  /** The deposit that the counted bottles call for, or that comes back for them. */
  depositChargedCents: Cents
  depositReturnedCents: Cents
  prepaidCents: Cents
  cashCents: Cents
}

/**
 * Delivering turns the advance and the courier's cash into revenue, VAT and deposit; what differs from the order goes to
 * the account, as a debt if it was too little.
 */
export function orderDelivered(order: DeliveredOrder): Entry[] {
  const goodsCents = order.sold.grossCents + order.stateDepositCents
  const overCents = order.prepaidCents + order.cashCents - goodsCents - order.depositChargedCents
  const sale = entry('order', [
    { account: 'advance', cents: -order.prepaidCents },
    { account: 'cash', cents: -order.cashCents },
    { account: 'revenue', cents: order.sold.baseCents },
    { account: 'vat', cents: order.sold.vatCents },
    { account: 'state_deposit', cents: order.stateDepositCents },
    { account: 'account', cents: overCents + order.depositChargedCents },
  ])
  return [
    sale,
    depositCharged(order.depositChargedCents),
    depositReturned(order.depositReturnedCents),
  ].filter(({ postings }) => postings.length > 0)
}

/** A deposit is the customer's money that lies with us: no revenue and no VAT. */
export const depositCharged = (cents: Cents): Entry =>
  entry('deposit', [
    { account: 'account', cents: -cents },
    { account: 'deposit', cents },
  ])

/** Credited to the account when the courier has counted the bottles, not before. */
export const depositReturned = (cents: Cents): Entry =>
  entry('deposit', [
    { account: 'deposit', cents: -cents },
    { account: 'account', cents },
  ])
