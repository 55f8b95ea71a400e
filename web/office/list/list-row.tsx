import { memo, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListColumn, Listed } from './list-column.ts'

/** A row, and where it stood: what is read again may move it. */
export type RowAt = { id: number; index: number }

type Props<Row> = {
  row: Row
  index: number
  /** Its number among all rows, where not all of them stand in the page. */
  ariaRowIndex: number | undefined
  columns: readonly ListColumn<Row>[]
  isActive: boolean
  isMarked: boolean
  onActive: (row: RowAt) => void
  onMark: (index: number, isRange: boolean) => void
  nameOf: (row: Row) => string
}

function Row<Row extends Listed>(props: Props<Row>) {
  const { row, index, isActive, isMarked, onMark } = props
  const words = useWords(listWords)
  const own = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const [first, ...others] = props.columns
  return (
    <tr
      ref={own}
      tabIndex={isActive ? 0 : -1}
      className={classNames(isActive && 'list__active', isMarked && 'list__marked')}
      onFocus={() => props.onActive({ id: row.id, index })}
      aria-rowindex={props.ariaRowIndex}
      data-row={index}
    >
      <td>
        <input
          type="checkbox"
          aria-label={words.mark(props.nameOf(row))}
          checked={isMarked}
          onChange={() => undefined}
          onClick={({ shiftKey }) => onMark(index, shiftKey)}
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

/** A step to the next row draws two of them anew, not all. */
export const ListRow = memo(Row) as typeof Row
