import { useState } from 'react'
import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { accountWords } from '../../words/account.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { PaperButton } from '../account/paper-button.tsx'
import { ApproveByItself } from './approve.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPageBody } from './order-page-body.tsx'
import { orderTitle } from './order-words.ts'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { keepOrder } from './waiting-store.ts'

const DELIVERED = 5

type Props = { read: Order; approve?: boolean }

/** A customer's own order among their other pages: to be read, and to do with it what can be done. */
export function OwnOrder({ read, approve = false }: Props) {
  const words = useWords(orderWords)
  const { invoice } = useWords(accountWords)
  const [order, setOrder] = useState(read)
  const change = (changed: Order) => {
    setOrder(changed)
    keepOrder(changed)
  }
  return (
    <AccountFrame
      title={orderTitle(order, words)}
      of={order.status === DELIVERED ? '/user/invoices' : '/waiting-for-delivery'}
    >
      {approve && <ApproveByItself order={order} onChanged={change} />}
      <OrderPageBody order={order}>
        <OrderActions order={order} onChanged={change} />
        {order.ramus_id !== '' && (
          <PaperButton
            label={`${invoice} ${order.ramus_id}`}
            ask={() => api.readOrderInvoice({ params: { id: String(order.id) } })}
          />
        )}
      </OrderPageBody>
    </AccountFrame>
  )
}

export function OwnOrderToCome() {
  const words = useWords(orderWords)
  return (
    <AccountFrame title={words.title}>
      <WaitingSkeleton />
    </AccountFrame>
  )
}
