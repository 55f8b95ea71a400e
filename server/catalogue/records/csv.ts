import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * Reads a table separated by commas, or by semicolons as Latvian spreadsheets write it. Throws a
 * SyntaxError, like JSON.parse, for anything that it cannot read.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parseRows(text)
  const names = head.map((name) => name.trim())
  const seen = new Set<string>()
  const twice = names.find((name) => name !== '' && seen.size === seen.add(name).size)
  if (twice !== undefined) throw new SyntaxError(`the column ${twice} stands twice`)
  return rows.map((row, index) => {
    const nameless = row.find((cell, column) => cell !== '' && !names[column])
    if (nameless !== undefined)
      throw new SyntaxError(`row ${index + 1}: ${nameless} stands under no name`)
    const cells = names.map((name, column) => [name, unescapeFormula(row[column] ?? '')] as const)
    return Object.fromEntries(cells.filter(([name]) => name !== ''))
  })
}

function parseRows(text: string): string[][] {
  let linesRead = 0
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(row: string[], { lines }) {
        linesRead = lines
        return row
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The error itself names the last line of the file where a quotation mark is never closed.
    throw new SyntaxError(`line ${linesRead + 1} cannot be read: a quotation mark stands alone`)
  }
}

/** The one that is more frequent in the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}

export const writeCsv = (
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string =>
  stringify([...rows], {
    header: true,
    columns,
    record_delimiter: 'windows',
    quoted_match: ';',
    cast: {
      boolean: (value) => (value ? '1' : '0'),
      object: (value) => escapeFormula(isList(value) ? value.join('|') : JSON.stringify(value)),
      string: escapeFormula,
    },
  })

const isList = (value: object): value is unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object')

const isFormula = /^[=+\-@\t\r＝＋－＠]/
const isEscaped = /^'['=+\-@\t\r＝＋－＠]/
/** A spreadsheet would run a cell that begins like a formula, a list's too. */
const escapeFormula = (text: string) =>
  isFormula.test(text) || isEscaped.test(text) ? `'${text}` : text
const unescapeFormula = (text: string) => (isEscaped.test(text) ? text.slice(1) : text)
