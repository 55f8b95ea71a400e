import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shownPhone } from '../search/shown-phone.ts'
import { useMay } from '../session/session.ts'
import { when } from '../session/when.ts'
import type { Closing } from './closing.ts'
import { useOrderColumns } from './order-columns.tsx'

type Skipping = Closing['skipped'][number]

type Marks = { marked: ReadonlySet<number>; mark: (orderId: number, isOn: boolean) => void }

function useColumns({ marked, mark }: Marks): Column<Skipping>[] {
  const words = useWords(closingWords)
  const language = useLanguage()
  const mayConfirm = useMay('confirmAutoships')
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
      cell: ({ orderId, reason }) =>
        mayConfirm &&
        reason === 'not_confirmed' && (
          <Checkbox
            label={<span className="vh">{words.selectOne(orderId)}</span>}
            checked={marked.has(orderId)}
            onChange={({ target }) => mark(orderId, target.checked)}
          />
        ),
    },
  ]
}

type Props = { rows: readonly Skipping[]; onConfirm: (orderIds: number[]) => void }

/** Those without a confirmation can be confirmed for their customers, one or many at once. */
export function SkippedList({ rows, onConfirm }: Props) {
  const words = useWords(closingWords)
  const mayConfirm = useMay('confirmAutoships')
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const mark = (orderId: number, isOn: boolean) =>
    setMarked((before) => {
      const others = [...before].filter((id) => id !== orderId)
      return new Set(isOn ? [...others, orderId] : others)
    })
  const columns = useColumns({ marked, mark })
  const unconfirmed = rows
    .filter(({ reason }) => reason === 'not_confirmed')
    .map(({ orderId }) => orderId)
  const chosen = unconfirmed.filter((id) => marked.has(id))
  const confirmed = chosen.length > 0 ? chosen : unconfirmed
  return (
    <section>
      <DataTable
        caption={`${words.parts.skipped} (${rows.length})`}
        columns={columns}
        rows={rows}
        rowKey={({ orderId }) => orderId}
      />
      {mayConfirm && confirmed.length > 0 && (
        <Button look="line" onClick={() => onConfirm(confirmed)}>
          {words.confirmMany(confirmed.length)}
        </Button>
      )}
    </section>
  )
}
