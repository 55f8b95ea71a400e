import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { orderWords } from '../../words/office/orders.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { StateDrop } from '../kit/state-drop.tsx'
import { type ListColumn, textColumn } from '../list/list-column.ts'
import type { ListedOrder } from './listed-order.ts'

/** What a list of orders shows of each. */
export function useOrderColumns(): ListColumn<ListedOrder>[] {
  const words = useWords(orderWords)
  const { states } = useWords(searchWords)
  const language = useLanguage()
  const statusOf = ({ status, about }: ListedOrder) =>
    [states[status], ...about.map((mark) => words.marks[mark])].join(', ')
  return [
    textColumn('id', words.number, ({ id }) => String(id), { sort: 'id' }),
    textColumn('customer', words.customer, nameOf, {
      cell: ({ customer, customerName }) => <CustomerLink id={customer} name={customerName} />,
    }),
    textColumn('address', words.address, ({ address, delivery }) =>
      delivery === 'courier' ? (address ?? '') : words.deliveries[delivery],
    ),
    textColumn('day', words.day, ({ day }) => (day ? numericDate(dayOf(day), language) : ''), {
      sort: 'day',
    }),
    textColumn('route', words.route, ({ route }) => route ?? ''),
    textColumn('status', words.status, statusOf, {
      cell: (order) => (
        <StateDrop state={order.status} needsPerson={order.about.includes('held')}>
          {statusOf(order)}
        </StateDrop>
      ),
    }),
    textColumn('payment', words.payment, ({ payment }) =>
      payment === null ? '' : (words.payments[payment] ?? payment),
    ),
    textColumn('bottles', words.bottles, ({ bottles }) => unlessZero(bottles), { end: true }),
    textColumn('empties', words.empties, ({ empties }) => unlessZero(empties), { end: true }),
    textColumn(
      'total',
      words.total,
      ({ total }) => (total === null ? '' : formatEuros(total, language)),
      { sort: 'total', end: true },
    ),
  ]
}

const unlessZero = (count: number) => (count === 0 ? '' : String(count))

const nameOf = ({ customerName, customer }: ListedOrder) => customerName ?? String(customer)
