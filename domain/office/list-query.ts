import { parseDay } from '../calendar.ts'

/** How a list may be narrowed and sorted by a field. */
export type ListField = {
  kind: 'text' | 'number' | 'day' | 'choice'
  choices?: readonly string[]
  isSortable?: boolean
  /** No row is without it, so that an index can give the order. */
  isAlwaysThere?: boolean
  /** A choice of which a row may have several. */
  isMany?: boolean
  /** A day's field that is stored as an instant; its day is that of Riga. */
  isInstant?: boolean
  /** Found by the beginnings of its words, which an index has, in any order. */
  isByWords?: boolean
  /** A short code in capitals that is typed whole, so that an index can find it. */
  isCode?: boolean
  /** A sum in cents, typed and shown in euros. */
  isCents?: boolean
  /** Its sum over all rows that the filter leaves stands at the foot. */
  isSummed?: boolean
}
export type ListFields = Record<string, ListField>

/** Contains, equals, one of, not before or below, not after or above. */
export const operatorsOf = {
  text: ['has'],
  number: ['eq', 'from', 'to'],
  day: ['eq', 'from', 'to'],
  choice: ['in'],
} as const satisfies Record<ListField['kind'], readonly string[]>

export type Operator = (typeof operatorsOf)[ListField['kind']][number]

export type Condition = { field: string; operator: Operator; values: string[] }
type Sort = { field: string; isDescending: boolean }

const longest = 2_000

/** `role:in:owner,driver;name:has:anna`; null for anything that the list does not know. */
export function parseFilter(fields: ListFields, text: string): Condition[] | null {
  if (text === '') return []
  if (text.length > longest) return null
  const conditions = text.split(';').map((term) => parseCondition(fields, term))
  return conditions.includes(null) ? null : (conditions as Condition[])
}

function parseCondition(fields: ListFields, term: string): Condition | null {
  const [field = '', operator = '', written = '', ...rest] = term.split(':')
  const known = Object.hasOwn(fields, field) ? fields[field]! : undefined
  if (known === undefined || rest.length > 0) return null
  if (!(operatorsOf[known.kind] as readonly string[]).includes(operator)) return null
  const values = written.split(',').map(decoded)
  const areFit = values.every((value) => value !== null && isFit(known, value))
  const isOne = operator === 'in' || values.length === 1
  return areFit && isOne
    ? { field, operator: operator as Operator, values: values as string[] }
    : null
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return null
  }
}

function isFit({ kind, choices }: ListField, value: string): boolean {
  if (kind === 'day') return parseDay(value) !== null
  if (kind === 'number') return /^-?\d{1,15}$/.test(value)
  if (kind === 'choice') return choices!.includes(value)
  // oxlint-disable-next-line no-control-regex -- the database refuses these characters
  return value.trim() !== '' && !/[\u0000-\u001f\ud800-\udfff]/u.test(value)
}

export const formatFilter = (conditions: readonly Condition[]): string =>
  conditions
    .map(({ field, operator, values }) => `${field}:${operator}:${values.map(encoded).join(',')}`)
    .join(';')

const encoded = (value: string) => encodeURIComponent(value)

/** `-seen` is the latest first; null for what the list cannot be sorted by. */
export function parseSort(fields: ListFields, text: string): Sort | null {
  const isDescending = text.startsWith('-')
  const field = isDescending ? text.slice(1) : text
  return Object.hasOwn(fields, field) && fields[field]!.isSortable ? { field, isDescending } : null
}
