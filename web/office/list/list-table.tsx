import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListColumn, Listed } from './list-column.ts'
import type { Selection } from './use-selection.ts'

type Props<Row> = {
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  sort: string
  onSort: (field: string) => void
  selection: Selection
  active: number
  onActive: (index: number) => void
  nameOf: (row: Row) => string
  foot: readonly string[]
}

/** One row has the keyboard. */
export function ListTable<Row extends Listed>(props: Props<Row>) {
  const { caption, columns, rows, selection, active, foot } = props
  const words = useWords(listWords)
  const areAllMarked = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <table className="list__table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td>
            <input
              type="checkbox"
              aria-label={words.markAll}
              checked={areAllMarked}
              onChange={() => (areAllMarked ? selection.clear() : selection.markRead(rows))}
            />
          </td>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <RowOf key={row.id} {...props} row={row} index={index} isActive={index === active} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          {columns.map(({ id, end }, at) => (
            <td
              key={id}
              colSpan={at === 0 ? 2 : undefined}
              className={end ? 'list__end' : undefined}
            >
              {foot[at]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
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

type RowProps<Row> = Props<Row> & { row: Row; index: number; isActive: boolean }

function RowOf<Row extends Listed>(props: RowProps<Row>) {
  const { row, index, isActive, columns, selection, onActive } = props
  const words = useWords(listWords)
  const own = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const [first, ...others] = columns
  return (
    <tr
      ref={own}
      tabIndex={isActive ? 0 : -1}
      className={classNames(isActive && 'list__active', selection.has(row.id) && 'list__marked')}
      onFocus={() => onActive(index)}
      data-row={index}
    >
      <td>
        <input
          type="checkbox"
          aria-label={words.mark(props.nameOf(row))}
          checked={selection.has(row.id)}
          onChange={() => undefined}
          onClick={({ shiftKey }) => selection.toggle(props.rows, index, shiftKey)}
        />
      </td>
      <th scope="row">{first!.cell(row)}</th>
      {others.map(({ id, end, head, cell }) => (
        <td key={id} className={end ? 'list__end' : undefined} data-head={head}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
