/** Tables as text (RFC 4180), with the comma or the semicolon that Latvian spreadsheets write. */
export function parseCsv(text: string): Record<string, string>[] {
  const plain = text.replace(/^\uFEFF/, '')
  const mark = separatorOf(plain)
  const [head = [], ...rows] = rowsOf(plain, mark).filter((row) => row.some((cell) => cell !== ''))
  return rows.map((row) => Object.fromEntries(head.map((name, column) => [name.trim(), unguarded(row[column] ?? '')])))
}

/** Whatever is said more often in the first line. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  return head.split(';').length > head.split(',').length ? ';' : ','
}

function rowsOf(text: string, mark: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${mark}]*))(${mark}|\\r?\\n|$)`, 'gy')
  for (let found = cell.exec(text); found && found[0] !== ''; found = cell.exec(text)) {
    const [, quoted, plain, end] = found
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end !== mark && end !== '') rows.push([])
  }
  return rows
}

export function writeCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
  return lines.map((line) => line.map(quoted).join(',')).join('\r\n') + '\r\n'
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('|')
  return guarded(typeof value === 'string' ? value : JSON.stringify(value))
}

/** A spreadsheet would reckon what begins like a formula. */
const guarded = (text: string) => (/^['=+\-@\t\r]/.test(text) ? `'${text}` : text)
const unguarded = (text: string) => (/^'['=+\-@\t\r]/.test(text) ? text.slice(1) : text)

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
