import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { orderWords } from '../../words/office/orders.ts'
import { useWords } from '../../words/use-words.ts'
import type { ClosingAct } from './closing-sheet.tsx'
import type { Closing } from './closing.ts'
import { useOrderColumns } from './order-columns.tsx'
import { SkippedList } from './skipped-list.tsx'

type Props = { closing: Closing; onAct: (act: ClosingAct) => void }

/** Who is skipped, by the money that is lost, what does not fit, what is unusual, and the rest. */
export function OrderLists({ closing, onAct }: Props) {
  const { skipped, unfit, unusual } = closing
  return (
    <div className="closing-lists">
      {skipped.length > 0 && <SkippedList rows={skipped} onAct={onAct} />}
      {unfit.length > 0 && <UnfitList rows={unfit} />}
      {unusual.length > 0 && <UnusualList rows={unusual} />}
      <LockedList closing={closing} />
    </div>
  )
}

function UnfitList({ rows }: { rows: Closing['unfit'] }) {
  const words = useWords(closingWords)
  const columns = useOrderColumns()
  const why = ({ why: reason }: (typeof rows)[number]) => words.unfit[reason]
  return (
    <DataTable
      caption={`${words.parts.unfit} (${rows.length})`}
      columns={[...columns(), whyColumn(words.why, why)]}
      rows={rows}
      rowKey={({ orderId }) => orderId}
    />
  )
}

function UnusualList({ rows }: { rows: Closing['unusual'] }) {
  const words = useWords(closingWords)
  const columns = useOrderColumns()
  const why = ({ why: reasons }: (typeof rows)[number]) =>
    reasons.map((name) => words.unusual[name]).join(', ')
  return (
    <DataTable
      caption={`${words.parts.unusual} (${rows.length})`}
      columns={[...columns(), whyColumn(words.why, why)]}
      rows={rows}
      rowKey={({ orderId }) => orderId}
    />
  )
}

function LockedList({ closing: { locked, closed } }: { closing: Closing }) {
  const words = useWords(closingWords)
  const { payments } = useWords(orderWords)
  const columns = useOrderColumns()
  const title = closed === null ? words.parts.locked : words.parts.lockedThen
  const payment: Column<(typeof locked)[number]> = {
    id: 'payment',
    head: words.payment,
    cell: ({ payment: way }) => (way === null ? '' : (payments[way] ?? way)),
  }
  return (
    <Disclosure summary={`${title} (${locked.length})`}>
      <DataTable
        caption={title}
        hideCaption
        columns={[...columns(), payment]}
        rows={locked}
        rowKey={({ orderId }) => orderId}
      />
    </Disclosure>
  )
}

const whyColumn = <Row,>(head: string, cell: (row: Row) => string): Column<Row> => ({
  id: 'why',
  head,
  cell,
})
