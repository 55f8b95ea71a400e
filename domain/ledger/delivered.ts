import type { Cents } from '../money.ts'
import type { VatTable } from '../documents/vat.ts'
import { entry, type Entry } from './entry.ts'
import { vatOfAdvance } from './money-in.ts'

export type DeliveredOrder = {
  /** Goods, services and delivery after discounts and bonus, by rate. */
  sold: Omit<VatTable, 'rows'>
  stateDepositCents: Cents
  /** The deposit charged or returned for the counted bottles. */
  depositChargedCents: Cents
  depositReturnedCents: Cents
  prepaidCents: Cents
  cashCents: Cents
}

/**
 * Delivering turns the advance and the courier's cash into revenue, VAT and deposit. A difference
 * goes to the account, as a debt when too little was paid. VAT that was due with the advance is set
 * off.
 */
export function orderDelivered(order: DeliveredOrder, advanceVatCents: Cents = 0): Entry[] {
  const goodsCents = order.sold.grossCents + order.stateDepositCents
  const overCents = order.prepaidCents + order.cashCents - goodsCents - order.depositChargedCents
  const sale = entry('order', [
    { account: 'advance', cents: -order.prepaidCents },
    { account: 'cash', cents: -order.cashCents },
    { account: 'revenue', cents: order.sold.baseCents },
    { account: 'vat', cents: order.sold.vatCents },
    ...vatOfAdvance(-advanceVatCents),
    { account: 'state_deposit', cents: order.stateDepositCents },
    { account: 'account', cents: overCents + order.depositChargedCents },
  ])
  return [
    sale,
    depositCharged(order.depositChargedCents),
    depositReturned(order.depositReturnedCents),
  ].filter(({ postings }) => postings.length > 0)
}

/** A deposit remains the customer's money: no revenue and no VAT. */
export const depositCharged = (cents: Cents): Entry =>
  entry('deposit', [
    { account: 'account', cents: -cents },
    { account: 'deposit', cents },
  ])

/** Posted when the courier has counted the returned bottles. */
export const depositReturned = (cents: Cents): Entry =>
  entry('deposit', [
    { account: 'deposit', cents: -cents },
    { account: 'account', cents },
  ])
