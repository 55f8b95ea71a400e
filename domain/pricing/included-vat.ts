import type { Cents } from '../money.ts'
import { vatTable, type VatTable } from '../documents/vat.ts'
import { bonusShares } from './bonus.ts'

export type VatInput = {
  lines: readonly { sumCents: Cents; percent: number; takesBonus: boolean }[]
  bonusCents: Cents
  deliveryCents: Cents
  deliveryPercent: number
}

/** The VAT included in an order, as on its invoice: bonus is a discount, a deposit has no VAT. */
export function includedVat({
  lines,
  bonusCents,
  deliveryCents,
  deliveryPercent,
}: VatInput): VatTable {
  const shares = bonusShares(bonusCents, lines)
  const rows = lines.map(({ sumCents, percent }, index) => ({
    grossCents: sumCents - shares[index]!,
    percent,
  }))
  return vatTable(
    [...rows, { grossCents: deliveryCents, percent: deliveryPercent }].filter(
      (row) => row.grossCents > 0,
    ),
  )
}
