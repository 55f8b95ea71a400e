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
  const words = useWords(closingWords)
  const { payments } = useWords(orderWords)
  const columns = useOrderColumns()
  const { skipped, unfit, unusual, locked } = closing
  const lockedTitle = closing.closed === null ? words.parts.locked : words.parts.lockedThen
  const lockedColumns = [
    ...columns<Closing['locked'][number]>(),
    {
      id: 'payment',
      head: words.payment,
      cell: ({ payment }: Closing['locked'][number]) =>
        payment === null ? '' : (payments[payment] ?? payment),
    },
  ]
  return (
    <div className="closing-lists">
      {skipped.length > 0 && <SkippedList rows={skipped} onAct={onAct} />}
      {unfit.length > 0 && (
        <DataTable
          caption={`${words.parts.unfit} (${unfit.length})`}
          columns={[
            ...columns(),
            whyColumn<Closing['unfit'][number]>(words.why, ({ why }) => words.unfit[why]),
          ]}
          rows={unfit}
          rowKey={({ orderId }) => orderId}
        />
      )}
      {unusual.length > 0 && (
        <DataTable
          caption={`${words.parts.unusual} (${unusual.length})`}
          columns={[
            ...columns(),
            whyColumn<Closing['unusual'][number]>(words.why, ({ why }) =>
              why.map((name) => words.unusual[name]).join(', '),
            ),
          ]}
          rows={unusual}
          rowKey={({ orderId }) => orderId}
        />
      )}
      <Disclosure summary={`${lockedTitle} (${locked.length})`}>
        <DataTable
          caption={lockedTitle}
          hideCaption
          columns={lockedColumns}
          rows={locked}
          rowKey={({ orderId }) => orderId}
        />
      </Disclosure>
    </div>
  )
}

const whyColumn = <Row,>(head: string, cell: (row: Row) => string): Column<Row> => ({
  id: 'why',
  head,
  cell,
})
