import { useCallback, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListColumn, Listed } from './list-column.ts'
import { ListRow, type RowAt } from './list-row.tsx'
import { useColumnShares } from './use-column-shares.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Selection } from './use-selection.ts'

type Props<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Of all rows that the filter leaves; none where they are too many to count. */
  total: number | undefined
  sort: string
  onSort: (field: string) => void
  selection: Selection
  active: number
  onActive: (row: RowAt) => void
  nameOf: (row: Row) => string
  foot: readonly string[]
}

/** One row has the keyboard. */
export function ListTable<Row extends Listed>(props: Props<Row>) {
  const { caption, columns, rows, selection, active } = props
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { isPartial, pieces } = useRowWindow(body, rows.length, active)
  const shares = useColumnShares(table, isPartial ? columns.map(({ id }) => id).join() : undefined)
  const onMark = useOnMark(selection, rows)
  const { onActive, nameOf } = props
  return (
    <table
      ref={table}
      className={classNames('list__table', shares.length > 0 && 'list__table--fixed')}
      aria-rowcount={isPartial ? (props.total === undefined ? -1 : props.total + 2) : undefined}
    >
      <caption className="vh">{caption}</caption>
      <Widths shares={shares} />
      <Heads {...props} ariaRowIndex={isPartial ? 1 : undefined} />
      <tbody ref={body}>
        {pieces.map((piece) => {
          if ('space' in piece)
            return <Space key={`after ${piece.after}`} columns={columns.length} {...piece} />
          const index = piece.row
          const row = rows[index]!
          return (
            <ListRow
              key={row.id}
              ariaRowIndex={isPartial ? index + 2 : undefined}
              isActive={index === active}
              isMarked={selection.has(row.id)}
              {...{ row, index, columns, onActive, onMark, nameOf }}
            />
          )
        })}
      </tbody>
      <Foot columns={columns} texts={props.foot} />
    </table>
  )
}

/** The same function at all times: a row is drawn anew with another one. */
function useOnMark({ toggle }: Selection, rows: readonly Listed[]) {
  const mark = useRef(toggle)
  const marked = useRef(rows)
  useLayoutEffect(() => {
    mark.current = toggle
    marked.current = rows
  })
  return useCallback(
    (index: number, isRange: boolean) => mark.current(marked.current, index, isRange),
    [],
  )
}

const Widths = ({ shares }: { shares: readonly number[] }) =>
  shares.length > 0 && (
    <colgroup>
      {shares.map((share, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have their order
        <col key={at} style={{ width: `${100 * share}%` }} />
      ))}
    </colgroup>
  )

/** As high as the rows that are not in the page. */
const Space = ({ space, columns }: { space: number; columns: number }) => (
  <tr className="list__space" aria-hidden>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody reads it */}
    <td colSpan={columns + 1} style={{ height: space }} />
  </tr>
)

type FootProps<Row> = { columns: readonly ListColumn<Row>[]; texts: readonly string[] }

const Foot = <Row,>({ columns, texts }: FootProps<Row>) => (
  <tfoot>
    <tr>
      {columns.map(({ id, end }, at) => (
        <td key={id} colSpan={at === 0 ? 2 : undefined} className={end ? 'list__end' : undefined}>
          {texts[at]}
        </td>
      ))}
    </tr>
  </tfoot>
)

type HeadsProps<Row> = Pick<Props<Row>, 'columns' | 'rows' | 'selection' | 'sort' | 'onSort'> & {
  ariaRowIndex: number | undefined
}

function Heads<Row extends Listed>(props: HeadsProps<Row>) {
  const { columns, rows, selection, sort, onSort } = props
  const words = useWords(listWords)
  const areAllMarked = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <thead>
      <tr aria-rowindex={props.ariaRowIndex}>
        <td>
          <input
            type="checkbox"
            aria-label={words.markAll}
            checked={areAllMarked}
            onChange={() => (areAllMarked ? selection.clear() : selection.markRead(rows))}
          />
        </td>
        {columns.map((column) => (
          <Head key={column.id} {...{ column, sort, onSort }} />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps<Row> = {
  column: ListColumn<Row>
  sort: string
  onSort: (field: string) => void
}

function Head<Row>({ column: { head, sort: field, end }, sort, onSort }: HeadProps<Row>) {
  const className = end ? 'list__end' : undefined
  if (field === undefined)
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    )
  const order = { [field]: 'ascending', [`-${field}`]: 'descending' }[sort] as
    | 'ascending'
    | 'descending'
    | undefined
  return (
    <th scope="col" className={className} aria-sort={order ?? 'none'}>
      <button type="button" className="list__sort" onClick={() => onSort(field)}>
        {head}
        {order && (
          <span className={classNames(order === 'ascending' && 'list__upwards')}>
            <Icon name="down" size={14} />
          </span>
        )}
      </button>
    </th>
  )
}
