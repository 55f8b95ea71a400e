import type { Cents } from '../../domain/money.ts'
import type { PaperLine } from '../../domain/documents/document.ts'

/** A line of one sum, where there is one. */
export function sumLine(name: string, grossCents: Cents, percent: number | null): PaperLine[] {
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

/** Deposit bears no VAT and is told apart from the goods. */
export const depositLine = (name: string, cents: Cents): PaperLine[] =>
  sumLine(name, cents, null).map((line) => ({ ...line, isDeposit: true }))
