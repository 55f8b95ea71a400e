import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shownPhone } from '../search/shown-phone.ts'
import { useMay } from '../session/session.ts'
import { when } from '../session/when.ts'
import { type ClosingAct, payments } from './closing-sheet.tsx'
import type { Closing } from './closing.ts'
import { useOrderColumns } from './order-columns.tsx'

type Skipping = Closing['skipped'][number]

type Marks = { marked: ReadonlySet<number>; mark: (orderId: number, isOn: boolean) => void }

/** The orders that are selected. */
function useMarks(): Marks {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const mark = (orderId: number, isOn: boolean) =>
    setMarked((before) => {
      const others = [...before].filter((id) => id !== orderId)
      return new Set(isOn ? [...others, orderId] : others)
    })
  return { marked, mark }
}

function useColumns(marks: Marks): Column<Skipping>[] {
  const words = useWords(closingWords)
  const language = useLanguage()
  const may = useMayMend()
  const columns = useOrderColumns()
  const before = (count: number) => (count === 0 ? '' : `, ${words.skippedBefore(count)}`)
  return [
    ...columns<Skipping>(),
    {
      id: 'why',
      head: words.why,
      cell: ({ reason, skippedBefore }) => `${words.reasons[reason]}${before(skippedBefore)}`,
    },
    {
      id: 'letters',
      head: words.letters,
      cell: ({ letters, lastLetterAt }) =>
        lastLetterAt === null
          ? words.noLetters
          : words.lettersSent(letters, when(lastLetterAt, language)),
    },
    {
      id: 'phone',
      head: words.phone,
      cell: ({ phone }) => phone !== null && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>,
    },
    {
      id: 'mark',
      head: words.select,
      hideHead: true,
      end: true,
      cell: ({ orderId, reason }) => may[reason] && <SelectOrder orderId={orderId} {...marks} />,
    },
  ]
}

function SelectOrder({ orderId, marked, mark }: Marks & { orderId: number }) {
  const words = useWords(closingWords)
  return (
    <Checkbox
      label={<span className="vh">{words.selectOne(orderId)}</span>}
      checked={marked.has(orderId)}
      onChange={({ target }) => mark(orderId, target.checked)}
    />
  )
}

/** What may be done about each reason to skip an order. */
const useMayMend = () => ({
  not_confirmed: useMay('confirmAutoships'),
  not_paid: useMay('changeOrders'),
})

type Props = { rows: readonly Skipping[]; onAct: (act: ClosingAct) => void }

/** What is marked, or all, can be confirmed for customers, or gets a way to pay. */
export function SkippedList({ rows, onAct }: Props) {
  const words = useWords(closingWords)
  const may = useMayMend()
  const marks = useMarks()
  const { marked } = marks
  const columns = useColumns(marks)
  const chosen = (wanted: Skipping['reason']) => {
    const ids = rows.filter(({ reason }) => reason === wanted).map(({ orderId }) => orderId)
    const some = ids.filter((id) => marked.has(id))
    return some.length > 0 || marked.size > 0 ? some : ids
  }
  const acts = [
    { name: 'confirm' as const, ids: chosen('not_confirmed'), isOpen: may.not_confirmed },
    ...payments.map((name) => ({ name, ids: chosen('not_paid'), isOpen: may.not_paid })),
  ]
  return (
    <section>
      <DataTable
        caption={`${words.parts.skipped} (${rows.length})`}
        columns={columns}
        rows={rows}
        rowKey={({ orderId }) => orderId}
      />
      <p className="row">
        {acts.map(
          ({ name, ids, isOpen }) =>
            isOpen &&
            ids.length > 0 && (
              <Button key={name} look="line" onClick={() => onAct({ name, orderIds: ids })}>
                {words.many[name](ids.length)}
              </Button>
            ),
        )}
      </p>
    </section>
  )
}
