/** Papers, each with its own gapless number series. */
export const paperSeries = { invoice: 'R', credit_bill: 'K', advance_bill: 'A', monthly_bill: 'M' } as const

export type PaperKind = keyof typeof paperSeries

const digits = 6

/** "R-2026-000042": the series starts anew with each year. */
export const paperNumber = (kind: PaperKind, year: number, number: number): string =>
  `${paperSeries[kind]}-${year}-${String(number).padStart(digits, '0')}`

export function parsePaperNumber(text: string): { kind: PaperKind; year: number; number: number } | null {
  const [, series, year, number] = /^([A-Z])-(\d{4})-(\d{6,})$/.exec(text.trim()) ?? []
  const kind = (Object.keys(paperSeries) as PaperKind[]).find((kind) => paperSeries[kind] === series)
  return kind ? { kind, year: Number(year), number: Number(number) } : null
}
