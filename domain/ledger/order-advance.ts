import { sumOf, type Cents } from '../money.ts'
import { vatFromGross, vatTable } from '../documents/vat.ts'

/** What a bank or card has paid for an order that is still to be delivered, by rate. */
export type OrderAdvance = {
  taxed: { percent: number; grossCents: Cents }[]
  /** Deposit, which bears no VAT. */
  depositCents: Cents
}

export function orderAdvance(
  paidCents: Cents,
  rows: readonly { percent: number; grossCents: Cents }[],
): OrderAdvance {
  const taxed = rows.map(({ percent, grossCents }) => ({ percent, grossCents }))
  return { taxed, depositCents: paidCents - sumOf(taxed, ({ grossCents }) => grossCents) }
}

/**
 * The VAT of the advance. The bill rounds once per rate, with the charge, whose own VAT is posted
 * apart.
 */
export function advanceVat({ taxed }: OrderAdvance, chargeCents: Cents, percent: number): Cents {
  const bill = vatTable([...taxed, { grossCents: chargeCents, percent }])
  return bill.vatCents - vatFromGross(chargeCents, percent).vatCents
}
