import type { ListColumn } from './list-column.ts'

type Columns<Row> = readonly Pick<ListColumn<Row>, 'head' | 'text'>[]

const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ text }) => text(row))),
]

/** What is seen, for a spreadsheet to paste. */
export const tabbed = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  linesOf(columns, rows)
    .map((cells) => cells.map((cell) => safe(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')

/** What is seen, as a file that a Latvian spreadsheet opens: semicolons, and a mark of UTF-8. */
export const csv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  `\uFEFF${linesOf(columns, rows)
    .map((cells) => cells.map((cell) => quoted(safe(cell))).join(';'))
    .join('\r\n')}\r\n`

/**
 * A spreadsheet would run a cell that begins like a formula, also within quotation marks that it
 * takes away; a plain number or phone is none.
 */
const safe = (cell: string) =>
  /^"*(?:[=@＝＠＋－\t\r]|[+-](?![\d\s,.]*$))/.test(cell) ? `'${cell}` : cell

const quoted = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
