/** Each kind of document has its own gapless number series. */
const series = {
  invoice: 'R',
  credit_bill: 'K',
  advance_bill: 'A',
  monthly_bill: 'M',
} as const

export type DocumentKind = keyof typeof series

const kinds = Object.keys(series) as DocumentKind[]

const digits = 6

/** "R-2026-000042": each year begins a new series. */
export const documentNumber = (kind: DocumentKind, year: number, number: number): string =>
  `${series[kind]}-${year}-${String(number).padStart(digits, '0')}`

export const isOfSeries = (kind: DocumentKind, number: string): boolean =>
  number.startsWith(`${series[kind]}-`)

export type DocumentName = { kind: DocumentKind; year: number; number: number }

/** "r-2026-42" and "R-2026-000042" name the same document; null for anything else. */
export function parseDocumentNumber(text: string): DocumentName | null {
  const [, letter, year, number] = /^([A-Z])-?(20\d\d)-(\d{1,9})$/.exec(text.toUpperCase()) ?? []
  const kind = kinds.find((candidate) => series[candidate] === letter)
  return kind && year && number ? { kind, year: Number(year), number: Number(number) } : null
}
