import { formatEuros } from '../../../domain/money.ts'
import type { Column } from '../../ui/data-table.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import type { Closing } from './closing.ts'

type Listed = (
  | Closing['locked']
  | Closing['skipped']
  | Closing['unfit']
  | Closing['unusual']
)[number]

/** What every list shows of an order. */
export function useOrderColumns(): <Row extends Listed>() => Column<Row>[] {
  const words = useWords(closingWords)
  const language = useLanguage()
  return () => [
    {
      id: 'customer',
      head: words.customer,
      cell: ({ customerId, customer, address }) => (
        <>
          <CustomerLink id={customerId} name={customer} /> <span className="quiet">{address}</span>
        </>
      ),
    },
    { id: 'order', head: words.order, cell: ({ orderId }) => String(orderId) },
    { id: 'zone', head: words.zone, cell: ({ zone }) => zone ?? '' },
    { id: 'goods', head: words.goods, cell: ({ goods }) => goods },
    {
      id: 'sum',
      head: words.sum,
      cell: ({ totalCents }) => formatEuros(totalCents, language),
      end: true,
    },
  ]
}
