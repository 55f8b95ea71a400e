import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/icon-button.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { ListColumn, Listed } from './list-column.ts'
import type { ListProps } from './list-props.ts'
import type { RowAt } from './list-row.tsx'
import { ListTable } from './list-table.tsx'
import type { ListPage } from './use-list-rows.ts'
import type { Selection } from './use-selection.ts'

type Props<Row extends Listed> = Pick<
  ListProps<Row>,
  'title' | 'nameOf' | 'onOpen' | 'peek' | 'sums'
> & {
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  page: ListPage<Row>
  sort: string
  onSort: (field: string) => void
  selection: Selection
  isStale: boolean
}

/** A list counts no further. */
const COUNTED_TO = 10_000

/** The table with the row that has the keyboard, and what it is about at the right. */
export function ListRows<Row extends Listed>(props: Props<Row>) {
  const { rows, page, columns, selection, onOpen, peek } = props
  const words = useWords(listWords)
  const frame = useWords(frameWords)
  const { box, active, setActive, go } = useActiveRow(rows)
  const [isPeeking, setPeeking] = useState(false)
  /** What had the focus in it goes with it. */
  const endPeek = () => {
    setPeeking(false)
    go(active)
  }
  useRowKeys({
    next: () => go(active + 1),
    previous: () => go(active - 1),
    open: () => onOpen(rows[active]!),
    peek: peek && (() => setPeeking(!isPeeking)),
    mark: () => selection.toggle(rows, active, false),
    markTo: () => selection.toggle(rows, active, true),
    end: () => (isPeeking ? endPeek() : selection.clear()),
  })
  const sums = props.sums?.(page.sums) ?? {}
  return (
    <div ref={box} aria-busy={props.isStale}>
      <ListTable
        caption={props.title}
        onActive={setActive}
        total={page.total > COUNTED_TO ? undefined : page.total}
        foot={columns.map(({ id }, at) => sums[id] ?? (at === 0 ? words.rows(page.total) : ''))}
        {...{ columns, rows, selection, active }}
        {...{ sort: props.sort, onSort: props.onSort, nameOf: props.nameOf }}
      />
      {isPeeking && peek && (
        <aside className="list__peek" aria-label={words.peek}>
          <IconButton icon="close" label={frame.close} onClick={endPeek} />
          {peek(rows[active]!)}
        </aside>
      )}
    </div>
  )
}

/**
 * The row that has the keyboard, also where it has moved; the one in its place where it has gone.
 * It gets the focus where a key goes to it.
 */
function useActiveRow(rows: readonly Listed[]) {
  const [chosen, setActive] = useState<Partial<RowAt>>({})
  const found = rows.findIndex(({ id }) => id === chosen.id)
  const last = rows.length - 1
  const active = found === -1 ? Math.min(chosen.index ?? 0, last) : found
  const box = useRef<HTMLDivElement>(null)
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, last))
    // The row may stand outside of the page until it is the active one.
    flushSync(() => setActive({ id: rows[next]!.id, index: next }))
    box.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus()
  }
  return { box, active, setActive, go }
}

type RowActs = Record<'next' | 'previous' | 'open' | 'mark' | 'markTo' | 'end', () => void> & {
  peek: (() => void) | undefined
}

function useRowKeys({ next, previous, open, peek, mark, markTo, end }: RowActs) {
  const words = useWords(listWords)
  const { briefs } = words
  const row = { group: 'list', brief: briefs.row } as const
  const opens = { group: 'list', brief: briefs.open, label: words.open, run: open } as const
  const marks = { group: 'list', brief: briefs.mark } as const
  const peeks = { group: 'list', brief: briefs.peek, label: words.peek } as const
  useShortcuts([
    { ...row, keys: 'j', label: words.next, run: next },
    { ...row, keys: 'k', label: words.previous, run: previous },
    { ...opens, keys: 'Enter' },
    { ...opens, keys: 'e' },
    ...(peek === undefined ? [] : [{ ...peeks, keys: 'Space', run: peek }]),
    { ...marks, keys: 'x', label: words.markRow, run: mark },
    { ...marks, keys: 'X', label: words.markTo, run: markTo },
    { keys: 'Escape', label: words.unmark, group: 'list', run: end },
  ])
}
