import { type Key, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './data-table.css'

/** The first column is the row's title; on a phone it is the card's title. */
export type Column<Row> = {
  id: string
  head: string
  /** For an obvious heading, which only screen readers get. */
  hideHead?: boolean
  cell: (row: Row) => ReactNode
  /** The column's total. */
  foot?: ReactNode
  /** Aligns numbers and actions at the right. */
  end?: boolean
}

type Props<Row> = {
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** On a phone: a line per column, four columns under a title, or two lines without headings. */
  phone?: 'card' | 'cells' | 'two'
}

/** A table whose rows become cards on a phone. */
export function DataTable<Row>({ columns, rows, rowKey, phone = 'card', ...props }: Props<Row>) {
  const [title, ...others] = columns
  if (title === undefined) return null
  return (
    <table className={classNames('tbl', phone !== 'card' && `tbl--${phone}`)}>
      <caption className={props.hideCaption ? 'vh' : 'label'}>{props.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.end ? 'r' : undefined}>
              {column.hideHead ? <span className="vh">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{title.cell(row)}</th>
            <Cells columns={others} contentOf={(column) => column.cell(row)} />
          </tr>
        ))}
      </tbody>
      {columns.some((column) => column.foot !== undefined) && (
        <tfoot>
          <tr>
            <th scope="row">{title.foot}</th>
            <Cells columns={others} contentOf={(column) => column.foot ?? null} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type CellsProps<Row> = {
  columns: readonly Column<Row>[]
  contentOf: (column: Column<Row>) => ReactNode
}

/** A phone shows the heading of `data-head` beside each cell; an empty cell takes no line there. */
const Cells = <Row,>({ columns, contentOf }: CellsProps<Row>) =>
  columns.map((column) => {
    const content = contentOf(column)
    return (
      <td
        key={column.id}
        data-head={column.hideHead ? undefined : column.head}
        className={column.end ? 'r' : undefined}
      >
        {content !== null && content !== false && <span>{content}</span>}
      </td>
    )
  })
