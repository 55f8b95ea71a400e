import type { Day } from '../calendar.ts'
import { sumOf, type Cents } from '../money.ts'
import type { PaperKind } from './numbers.ts'
import { vatTable, type VatTable } from './vat.ts'

/** One line as printed; prices include VAT. */
export type PaperLine = {
  name: string
  unit: 'piece' | 'month' | 'service' | 'sum'
  quantity: number
  unitCents: Cents
  /** Promo code and bonus, already taken off the sum. */
  discountCents: Cents
  grossCents: Cents
  /** Empty where VAT is not applied: deposits and advances. */
  percent: number | null
  isDeposit?: true
}

/** How a paper was paid before it was issued; `credit` is what went back to the account. */
export type SettledBy = 'account' | 'bank' | 'cash' | 'deferred' | 'credit'

export type Settled = { by: SettledBy; cents: Cents }

export type Party = {
  name: string
  address: string
  registrationNo: string | null
  vatNumber: string | null
}

export type Seller = Party & { iban: string; bank: string; phone: string; email: string }

/** A paper as it was issued; its number and everything else never changes. */
export type Paper = {
  id: number
  customerId: number
  kind: PaperKind
  number: string
  issuedOn: Day
  suppliedOn: Day
  dueOn: Day | null
  orderId: number | null
  /** The paper that a credit bill corrects. */
  corrects: { number: string; issuedOn: Day } | null
  seller: Seller
  buyer: Party
  lines: readonly PaperLine[]
  vat: VatTable
  depositCents: Cents
  totalCents: Cents
  settled: readonly Settled[]
  toPayCents: Cents
  bankReference: string
  issuedAt: Date
}

/** What all lines come to: VAT by rate, the deposits apart from it, and everything. */
export function paperSums(lines: readonly PaperLine[]) {
  const taxed = lines.flatMap(({ grossCents, percent }) =>
    percent === null ? [] : [{ grossCents, percent }],
  )
  return {
    vat: vatTable(taxed),
    depositCents: sumOf(
      lines.filter((line) => line.isDeposit),
      (line) => line.grossCents,
    ),
    totalCents: sumOf(lines, (line) => line.grossCents),
  }
}
