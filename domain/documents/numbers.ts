/** Papers, each with its own gapless number series. */
const paperSeries = {
  invoice: 'R',
  credit_bill: 'K',
  advance_bill: 'A',
  monthly_bill: 'M',
} as const

export type PaperKind = keyof typeof paperSeries

const digits = 6

/** "R-2026-000042": the series starts anew with each year. */
export const paperNumber = (kind: PaperKind, year: number, number: number): string =>
  `${paperSeries[kind]}-${year}-${String(number).padStart(digits, '0')}`

/** Whether a number as it stands on a paper is of this series. */
export const isOfSeries = (kind: PaperKind, number: string): boolean =>
  number.startsWith(`${paperSeries[kind]}-`)
