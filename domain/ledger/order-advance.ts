import { sumOf, type Cents } from '../money.ts'
import { split } from '../split.ts'
import { vatFromGross, vatTable } from '../documents/vat.ts'

/** What a bank or card has paid for an order that is still to be delivered, by rate. */
export type OrderAdvance = {
  taxed: { percent: number; grossCents: Cents }[]
  /** Deposit, which bears no VAT. */
  depositCents: Cents
}

/** A bank that has paid a part of the order has paid the same part of each rate and the deposit. */
export function orderAdvance(
  paidCents: Cents,
  rows: readonly { percent: number; grossCents: Cents }[],
  totalCents: Cents = paidCents,
): OrderAdvance {
  const depositCents = totalCents - sumOf(rows, ({ grossCents }) => grossCents)
  const parts = split(paidCents, [...rows.map(({ grossCents }) => grossCents), depositCents])
  const taxed = rows.map(({ percent }, index) => ({ percent, grossCents: parts[index]! }))
  return { taxed, depositCents: parts.at(-1)! }
}

/**
 * The VAT of the advance. The bill rounds once per rate, with the charge, whose own VAT is posted
 * apart.
 */
export function advanceVat({ taxed }: OrderAdvance, chargeCents: Cents, percent: number): Cents {
  const bill = vatTable([...taxed, { grossCents: chargeCents, percent }])
  return bill.vatCents - vatFromGross(chargeCents, percent).vatCents
}
