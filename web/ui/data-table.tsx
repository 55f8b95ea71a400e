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
export function DataTable<Row>(props: Props<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, phone = 'card' } = props
  const [title, ...others] = columns
  if (title === undefined) return null
  return (
    <table className={classNames('tbl', phone !== 'card' && `tbl--${phone}`)}>
      <caption className={hideCaption ? 'vh' : 'label'}>{caption}</caption>
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
            {others.map((column) => (
              <td key={column.id} {...cellProps(column)}>
                {inSpan(column.cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && <Totals title={title} others={others} />}
    </table>
  )
}

function Totals<Row>({ title, others }: { title: Column<Row>; others: Column<Row>[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{title.foot}</th>
        {others.map((column) => (
          <td key={column.id} {...cellProps(column)}>
            {column.foot !== undefined && <span>{column.foot}</span>}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A phone shows the heading of `data-head` beside each cell. */
const cellProps = <Row,>({ hideHead, head, end }: Column<Row>) => ({
  'data-head': hideHead ? undefined : head,
  className: end ? 'r' : undefined,
})

/** An empty cell takes no line on a phone. */
const inSpan = (content: ReactNode) =>
  content === null || content === false ? null : <span>{content}</span>
