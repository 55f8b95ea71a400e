import { type Key, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './data-table.css'

/** The first column is the row's title, on a phone the card's. */
export type Column<Row> = {
  id: string
  head: string
  /** A head that goes without saying is still read out. */
  hideHead?: boolean
  cell: (row: Row) => ReactNode
  /** What the column comes to. */
  foot?: ReactNode
  /** Numbers and what is done with a row stand at the right. */
  end?: boolean
}

type Props<Row> = {
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** On a phone: `card` has a line for each column, `cells` four columns under a title, `two` two lines without heads. */
  phone?: 'card' | 'cells' | 'two'
}

/** A real table; on a phone each row becomes a card. */
export function DataTable<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  phone = 'card',
}: Props<Row>) {
  const [title, ...others] = columns
  if (title === undefined) return null
  const phoneHead = (column: Column<Row>) => (column.hideHead ? undefined : column.head)
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
              <td
                key={column.id}
                data-head={phoneHead(column)}
                className={column.end ? 'r' : undefined}
              >
                {inSpan(column.cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some((column) => column.foot !== undefined) && (
        <tfoot>
          <tr>
            <th scope="row">{title.foot}</th>
            {others.map((column) => (
              <td
                key={column.id}
                data-head={phoneHead(column)}
                className={column.end ? 'r' : undefined}
              >
                {column.foot !== undefined && <span>{column.foot}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** What has nothing to say takes no line on a phone. */
const inSpan = (said: ReactNode) => (said === null || said === false ? null : <span>{said}</span>)
