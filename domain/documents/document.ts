import type { Day } from '../calendar.ts'
import { sumOf, type Cents } from '../money.ts'
import type { DocumentKind } from './numbers.ts'
import { vatTable, type VatTable } from './vat.ts'

/** One line as printed; prices include VAT. */
export type DocumentLine = {
  name: string
  unit: 'piece' | 'month' | 'service' | 'sum'
  quantity: number
  unitCents: Cents
  /** Promo code and bonus, already deducted from `grossCents`. */
  discountCents: Cents
  grossCents: Cents
  /** Null where VAT is not applied: deposits and advances. */
  percent: number | null
  isDeposit?: true
  /** The part of the discount that a promo code gave. */
  promo?: { code: string; cents: Cents }
}

/** How a document was paid before it was issued; `credit` went to the account. */
export type SettledBy = 'account' | 'bank' | 'cash' | 'deferred' | 'credit'

/** The advance bill that an invoice sets off, with the VAT that was due then. */
export type SetOffAdvance = { number: string; issuedOn: Day; vatCents: Cents }

export type Settlement = { by: SettledBy; cents: Cents; advance?: SetOffAdvance }

export type Party = {
  name: string
  address: string
  registrationNo: string | null
  vatNumber: string | null
}

export type Seller = Party & {
  registrationNo: string
  iban: string
  bank: string
  phone: string
  email: string
}

/** A document never changes once it is issued. */
export type IssuedDocument = {
  id: number
  customerId: number
  kind: DocumentKind
  number: string
  issuedOn: Day
  suppliedOn: Day
  dueOn: Day | null
  orderId: number | null
  /** The document that a credit bill corrects. */
  corrects: { number: string; issuedOn: Day } | null
  seller: Seller
  buyer: Party
  lines: readonly DocumentLine[]
  vat: VatTable
  depositCents: Cents
  totalCents: Cents
  settled: readonly Settlement[]
  toPayCents: Cents
  bankReference: string
  issuedAt: Date
}

export function documentSums(lines: readonly DocumentLine[]) {
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

/** Of services alone, beside sums such as a payment's charge. */
export const isOfServices = ({ lines }: { lines: readonly DocumentLine[] }): boolean =>
  lines.some(({ unit }) => unit === 'service') &&
  lines.every(({ unit, isDeposit }) => unit === 'service' || (unit === 'sum' && !isDeposit))

/** A line of one sum; none if it is zero. */
export function sumLine(name: string, grossCents: Cents, percent: number | null): DocumentLine[] {
  if (grossCents === 0) return []
  return [
    {
      name,
      unit: 'sum',
      quantity: 1,
      unitCents: grossCents,
      discountCents: 0,
      grossCents,
      percent,
    },
  ]
}

/** Deposit bears no VAT and is summed apart from the goods. */
export const depositLine = (name: string, cents: Cents): DocumentLine[] =>
  sumLine(name, cents, null).map((line) => ({ ...line, isDeposit: true }))
