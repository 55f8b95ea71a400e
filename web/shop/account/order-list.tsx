import type { ReactNode } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'
import './account.css'
import { ExecutedOrder } from './executed-order.tsx'

export type PageOfOrders = {
  total: number
  current_page: number
  last_page: number
  data: readonly Order[]
}

type Props = {
  orders: PageOfOrders
  /** The path before the page's number. */
  path: string
  /** Goods that the cart already has. */
  marked: ReadonlySet<number>
  empty: { title: string; text: string }
  children?: ReactNode
}

/** Past orders, which can be ordered again whole or by a line. */
export function OrderList({ orders, path, marked, empty, children }: Props) {
  const words = useWords(accountWords)
  return (
    <>
      {orders.total === 0 ? (
        <EmptyState
          picture="cart"
          title={empty.title}
          action={<LinkButton to="/goods/1">{words.toGoods}</LinkButton>}
        >
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <ul>
            {orders.data.map((order) => (
              <ExecutedOrder key={order.id} order={order} marked={marked} />
            ))}
          </ul>
          <Paginator
            page={orders.current_page}
            lastPage={orders.last_page}
            hrefOf={(page) => `${path}/${page}`}
            words={words}
          />
        </>
      )}
      {children}
    </>
  )
}
