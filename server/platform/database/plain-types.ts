import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

const oid = {
  int8: 20,
  int8Array: 1016,
  dateArray: 1182,
  numericArray: 1231,
  date: 1082,
  textArray: 1009,
}

/**
 * How values leave the database: a bigint is a number, refused when it is not exact; a day stays
 * `YYYY-MM-DD`, since the driver's Date depends on the server's zone; a numeric stays exact text.
 */
export const plainTypes: CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    return parsers.get(type) ?? types.getTypeParser(type, format)
  },
}

const text = (value: string) => value
const texts = types.getTypeParser(oid.textArray) as (value: string) => (string | null)[]

const parsers = new Map<number, (value: string) => unknown>([
  [oid.int8, safeInteger],
  [
    oid.int8Array,
    (value) => texts(value).map((item) => (item === null ? null : safeInteger(item))),
  ],
  [oid.date, text],
  [oid.dateArray, texts],
  [oid.numericArray, texts],
])

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database answered ${value}, more than a number can hold`)
  return number
}
