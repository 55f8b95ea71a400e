import { Link } from 'react-router'
import { orderWords } from '../../words/office/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { ListFacts } from '../list/list-facts.tsx'
import type { ListedOrder } from './listed-order.ts'
import { OrderHistory } from './order-history.tsx'
import { useOrderColumns } from './order-columns.tsx'

/** An order beside the list. */
export function OrderPeek({ order }: { order: ListedOrder }) {
  const words = useWords(orderWords)
  const [, ...columns] = useOrderColumns()
  return (
    <>
      <h2>{words.order(order.id)}</h2>
      <ListFacts row={order} columns={columns} />
      <p>
        <Link to={`/orders/${order.id}`}>{words.open}</Link>{' '}
        {order.customerName !== null && (
          <Link to={`/customers/${order.customer}`}>{words.toCustomer}</Link>
        )}
      </p>
      <OrderHistory key={order.id} id={order.id} heading="h3" />
    </>
  )
}
