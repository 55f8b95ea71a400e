import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { orderWords } from '../../words/office/orders.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { StateDrop } from '../kit/state-drop.tsx'
import type { ListColumn } from '../list/list-column.ts'
import type { ListedOrder } from './listed-order.ts'

/** What a list of orders shows of each. */
export function useOrderColumns(): ListColumn<ListedOrder>[] {
  const words = useWords(orderWords)
  const { states } = useWords(searchWords)
  const language = useLanguage()
  const plain = (
    id: string,
    head: string,
    text: (order: ListedOrder) => string,
    more: Partial<ListColumn<ListedOrder>> = {},
  ): ListColumn<ListedOrder> => ({ id, head, cell: text, text, ...more })
  const statusOf = ({ status, about }: ListedOrder) =>
    [states[status], ...about.map((mark) => words.marks[mark])].join(', ')
  return [
    plain('id', words.number, ({ id }) => String(id), { sort: 'id' }),
    plain('customer', words.customer, nameOf, {
      cell: (order) => <Link to={`/customers/${order.customer}`}>{nameOf(order)}</Link>,
    }),
    plain('address', words.address, ({ address, delivery }) =>
      delivery === 'courier' ? (address ?? '') : words.deliveries[delivery],
    ),
    plain('day', words.day, ({ day }) => (day ? numericDate(dayOf(day), language) : ''), {
      sort: 'day',
    }),
    plain('route', words.route, ({ route }) => route ?? ''),
    plain('status', words.status, statusOf, {
      cell: (order) => (
        <StateDrop state={order.status} needsPerson={order.about.includes('held')}>
          {statusOf(order)}
        </StateDrop>
      ),
    }),
    plain('payment', words.payment, ({ payment }) =>
      payment === null ? '' : (words.payments[payment] ?? payment),
    ),
    plain('bottles', words.bottles, ({ bottles }) => (bottles === 0 ? '' : String(bottles)), {
      end: true,
    }),
    plain('empties', words.empties, ({ empties }) => (empties === 0 ? '' : String(empties)), {
      end: true,
    }),
    plain(
      'total',
      words.total,
      ({ total }) => (total === null ? '' : formatEuros(total, language)),
      { sort: 'total', end: true },
    ),
  ]
}

const nameOf = ({ customerName, customer }: ListedOrder) => customerName ?? String(customer)
