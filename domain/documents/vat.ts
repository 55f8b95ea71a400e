import { dayOf, type Day } from '../calendar.ts'
import { roundCents, sumOf, type Cents } from '../money.ts'

/** The rate follows from the class and the day of supply. */
export const vatClasses = ['standard', 'reduced', 'pilot_food', 'books'] as const
export type VatClass = (typeof vatClasses)[number]

/** A rate is valid until the next rate of its class begins. */
export type VatRate = { vatClass: VatClass; from: Day; percent: number }

/** By law bread, milk, poultry and eggs bear 12 % from 1 July 2026 to 30 June 2027, as a trial. */
export const legalVatRates: readonly VatRate[] = [
  { vatClass: 'standard', from: dayOf('2024-01-01'), percent: 21 },
  { vatClass: 'reduced', from: dayOf('2024-01-01'), percent: 12 },
  { vatClass: 'pilot_food', from: dayOf('2024-01-01'), percent: 21 },
  { vatClass: 'pilot_food', from: dayOf('2026-07-01'), percent: 12 },
  { vatClass: 'pilot_food', from: dayOf('2027-07-01'), percent: 21 },
  { vatClass: 'books', from: dayOf('2024-01-01'), percent: 5 },
]

/** Throws when the table has no rate for the class on that day. */
export function vatPercent(
  vatClass: VatClass,
  supplyDay: Day,
  rates: readonly VatRate[] = legalVatRates,
): number {
  const inForce = rates
    .filter((rate) => rate.vatClass === vatClass && rate.from <= supplyDay)
    .reduce<VatRate | null>(
      (latest, rate) => (latest && latest.from > rate.from ? latest : rate),
      null,
    )
  if (!inForce) throw new RangeError(`no VAT rate of ${vatClass} on ${supplyDay}`)
  return inForce.percent
}

export type VatSplit = { baseCents: Cents; vatCents: Cents }

/** All prices include VAT; base and VAT add up to the gross sum. */
export function vatFromGross(grossCents: Cents, percent: number): VatSplit {
  const baseCents = roundCents((grossCents * 100) / (100 + percent))
  return { baseCents, vatCents: grossCents - baseCents }
}

export type VatRow = VatSplit & { percent: number; grossCents: Cents }

export type VatTable = { rows: VatRow[]; baseCents: Cents; vatCents: Cents; grossCents: Cents }

/** Base and VAT by rate, rounded once per rate on the sum of its lines. */
export function vatTable(lines: readonly { grossCents: Cents; percent: number }[]): VatTable {
  const percents = [...new Set(lines.map((line) => line.percent))].sort((a, b) => b - a)
  const rows = percents.map((percent) => {
    const linesOfRate = lines.filter((line) => line.percent === percent)
    const grossCents = sumOf(linesOfRate, (line) => line.grossCents)
    return { percent, grossCents, ...vatFromGross(grossCents, percent) }
  })
  return {
    rows,
    baseCents: sumOf(rows, (row) => row.baseCents),
    vatCents: sumOf(rows, (row) => row.vatCents),
    grossCents: sumOf(rows, (row) => row.grossCents),
  }
}
