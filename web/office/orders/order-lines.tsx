import { Link } from 'react-router'
import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { formatEuros } from '../../../domain/money.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { orderWords } from '../../words/office/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Line = OfficeOrder['lines'][number]

const linkedGood = ({ goodId, name }: Line) => <Link to={`/goods/${goodId}`}>{name}</Link>

/** What was ordered, beside what the books have of its door, also of what nobody ordered. */
export function OrderLines({ order }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  const { lines, counted } = countedLines(order)
  return (
    <DataTable
      caption={words.goods}
      columns={useLineColumns(counted)}
      rows={lines}
      rowKey={({ goodId }) => goodId}
    />
  )
}

type Counted = ReturnType<typeof countedLines>['counted']

function useLineColumns(counted: Counted): Column<Line>[] {
  const words = useWords(orderWords)
  const language = useLanguage()
  return [
    { id: 'good', head: words.good, cell: linkedGood },
    { id: 'ordered', head: words.ordered, cell: ({ ordered }) => ordered, end: true },
    {
      id: 'left',
      head: words.left,
      cell: ({ goodId }) => counted.get(goodId)?.left ?? '–',
      end: true,
    },
    { id: 'back', head: words.declared, cell: ({ returned }) => returned, end: true },
    {
      id: 'taken',
      head: words.taken,
      cell: ({ goodId }) => counted.get(goodId)?.taken ?? '–',
      end: true,
    },
    {
      id: 'price',
      head: words.price,
      cell: ({ unitCents }) => formatEuros(unitCents, language),
      end: true,
    },
    {
      id: 'sum',
      head: words.total,
      cell: ({ goodId, sumCents }) =>
        formatEuros(counted.get(goodId)?.sumCents ?? sumCents, language),
      end: true,
    },
  ]
}

function countedLines({ lines, attempts }: OfficeOrder) {
  const delivered = attempts.find(({ outcome }) => outcome === 'delivered')
  const counted = new Map((delivered?.counts ?? []).map((count) => [count.goodId, count]))
  const more = [...counted.values()].filter(({ goodId }) =>
    lines.every((line) => line.goodId !== goodId),
  )
  return {
    counted,
    lines: [
      ...lines,
      ...more.map(({ goodId, name, ordered, declared, left, sumCents }): Line => {
        const unitCents = left === 0 ? 0 : Math.round(sumCents / left)
        return { goodId, name, ordered, returned: declared, unitCents, sumCents }
      }),
    ],
  }
}
