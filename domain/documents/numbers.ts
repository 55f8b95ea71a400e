/** Each kind of document has its own gapless number series. */
const series = {
  invoice: 'R',
  credit_bill: 'K',
  advance_bill: 'A',
  monthly_bill: 'M',
} as const

export type DocumentKind = keyof typeof series

const digits = 6

/** "R-2026-000042": each year begins a new series. */
export const documentNumber = (kind: DocumentKind, year: number, number: number): string =>
  `${series[kind]}-${year}-${String(number).padStart(digits, '0')}`

export const isOfSeries = (kind: DocumentKind, number: string): boolean =>
  number.startsWith(`${series[kind]}-`)
