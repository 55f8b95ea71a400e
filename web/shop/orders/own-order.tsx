import { useState } from 'react'
import { useParams } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { api } from '../session/api.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'
import { InvoiceButton } from '../page/invoice-button.tsx'
import { LineAgain } from '../cart/line-again.tsx'
import { ConfirmOnArrival } from './confirm-from-mail.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPageBody } from './order-page-body.tsx'
import { RateDelivery } from './rate-delivery.tsx'
import { ReportFault } from './report-fault.tsx'
import { useFeedback } from './use-feedback.ts'
import { OrderTracking } from '../delivery/order-tracking.tsx'
import { PaysWith } from './pays-with.tsx'
import { OrderRefund } from './order-refund.tsx'
import { OfficeActs } from '../delivery/office-acts.tsx'
import { deliveredOnceTold, orderTitle } from '../delivery/order-phrases.ts'
import { useOrderNow } from '../delivery/use-order-now.ts'
import { useTracking } from '../delivery/use-tracking.ts'
import { WaitingSkeleton } from './waiting-skeleton.tsx'
import { updateOrderInStore } from '../session/upcoming-store.ts'

type Props = { initialOrder: Order; approve?: boolean }

/** The customer's own order within the account pages, with its actions. */
export function OwnOrder({ initialOrder, approve = false }: Props) {
  const words = useWords(orderWords)
  const [stored, setOrder] = useState(initialOrder)
  const order = useOrderNow(stored)
  const state = orderStateOf(order.status)
  const isOver = state === 'cancelled' || state === 'delivered'
  const tracking = useTracking(order)
  const shown = deliveredOnceTold(order, tracking)
  const feedback = useFeedback(order)
  const lineActs = (goodId: number, name: string) => (
    <span className="orders-line-acts">
      <LineAgain orderId={order.id} goodId={goodId} name={name} />
      <ReportFault feedback={feedback} goodId={goodId} name={name} />
    </span>
  )
  const change = (changed: Order) => {
    setOrder(changed)
    updateOrderInStore(changed)
  }
  return (
    <AccountFrame
      title={orderTitle(order, words)}
      menuPath={state === 'delivered' ? '/user/invoices' : '/waiting-for-delivery'}
    >
      {approve && <ConfirmOnArrival order={order} onChanged={change} />}
      <OrderTracking tracking={tracking} />
      <OfficeActs
        id={`${order.id} ${order.version}`}
        read={() => api.listOfficeActsOfOrder({ params: { id: String(order.id) } })}
      />
      {state === 'cancelled' && <OrderRefund orderId={order.id} />}
      <RateDelivery feedback={feedback} />
      <OrderPageBody order={shown} lineAct={isOver ? lineActs : undefined}>
        <OrderActions order={shown} onChanged={change} />
        <InvoiceButton order={order} />
      </OrderPageBody>
      <PaysWith order={shown} />
    </AccountFrame>
  )
}

export function OwnOrderSkeleton() {
  const words = useWords(orderWords)
  const { id } = useParams()
  return (
    <AccountFrame title={words.number(Number(id))}>
      <WaitingSkeleton />
    </AccountFrame>
  )
}
