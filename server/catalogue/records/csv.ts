/**
 * Reads a table (RFC 4180) separated by commas, or by semicolons as Latvian spreadsheets write it.
 * Throws a SyntaxError, like JSON.parse, for anything that it cannot read.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(plain)
  const [head = [], ...rows] = rowsOf(plain, separator).filter((row) =>
    row.some((cell) => cell !== ''),
  )
  const names = head.map((name) => name.trim())
  return rows.map((row, index) => {
    const nameless = row.find((cell, column) => cell !== '' && !names[column])
    if (nameless !== undefined)
      throw new SyntaxError(`row ${index + 1}: ${nameless} stands under no name`)
    const cells = names.map((name, column): [string, string] => [
      name,
      unescapeFormula(row[column] ?? ''),
    ])
    return Object.fromEntries(cells.filter(([name]) => name !== ''))
  })
}

/** The one that is more frequent in the first line. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  return head.split(';').length > head.split(',').length ? ';' : ','
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`,
    'gy',
  )
  let read = 0
  for (let found = cell.exec(text); found && found[0] !== ''; found = cell.exec(text)) {
    const [, quoted, plain, end] = found
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end !== separator && end !== '') rows.push([])
    read = cell.lastIndex
  }
  if (read < text.length) {
    const line = text.slice(0, read).split('\n').length
    throw new SyntaxError(`line ${line} cannot be read: a quotation mark stands alone`)
  }
  return rows
}

export function writeCsv(
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
  return lines.map((line) => line.map(quoted).join(',')).join('\r\n') + '\r\n'
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.join('|')
  return escapeFormula(typeof value === 'string' ? value : JSON.stringify(value))
}

/** A spreadsheet would run a cell that begins like a formula. */
const escapeFormula = (text: string) => (/^['=+\-@\t\r]/.test(text) ? `'${text}` : text)
const unescapeFormula = (text: string) => (/^'['=+\-@\t\r]/.test(text) ? text.slice(1) : text)

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
