import { payseraStats } from '../../../contract/shop/vocabularies/paysera-stats.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { classNames } from '../../ui/class-names.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBadge } from './order-badge.tsx'
import {
  deliveredOnceTold,
  changeableUntil,
  howPaid,
  isFromAutoship,
  orderTitle,
  goodsSummary,
  noDayText,
} from '../delivery/order-phrases.ts'
import { OrderTracking } from '../delivery/order-tracking.tsx'
import { useOrderNow } from '../delivery/use-order-now.ts'
import { useTracking } from '../delivery/use-tracking.ts'
import { updateOrderInStore } from '../session/upcoming-store.ts'

/** One order in the list: day, goods, address, sum and change deadline. */
export function WaitingOrder({ order: stored }: { order: Order }) {
  const tracking = useTracking(stored)
  const order = deliveredOnceTold(useOrderNow(stored), tracking)
  const words = useWords(orderWords)
  const entry = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLAnchorElement>(null)
  useFocusFallback(entry, title)
  const state = orderStateOf(order.status)
  return (
    <li
      ref={entry}
      className={classNames('orders-entry', state === 'cancelled' && 'orders-entry--cancelled')}
    >
      {order.delivery_date === null ? (
        <p className="delivery-date">
          <span>{noDayText(order, words)}</span>
        </p>
      ) : (
        <DeliveryDate day={order.delivery_date} />
      )}
      <div>
        <OrderBadge order={order} />
        <h2>
          <Link ref={title} to={`/waiting-for-delivery/${order.id}/view`}>
            {orderTitle(order, words)}
          </Link>
        </h2>
        <OrderFacts order={order} />
        <OrderTracking tracking={tracking} />
      </div>
      <div className="orders-entry__acts btn-column">
        <OrderActions order={order} onChanged={updateOrderInStore} />
      </div>
    </li>
  )
}

/** Goods, sum, destination and deadline. */
function OrderFacts({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const euros = useEuros()
  const until = changeableUntil(order, language)
  const how = howPaid(order, words, euros)
  const destination = order.parcel_machine_location ?? order.address?.full_address
  const isPending = payseraStats.nameOf(order.paysera_stat) === 'pending'
  return (
    <>
      <p>
        <NoBreak>{goodsSummary(order, words)}</NoBreak>{' '}
        <b className="strong num nw">{euros(order.total_amount_with_bail_and_vat)}</b>
        {how}.
      </p>
      <p className="small quiet">
        {[destination, isFromAutoship(order) && words.fromAutoship]
          .filter(Boolean)
          .join('\u00A0· ')}
      </p>
      {until !== undefined && <p className="small quiet">{words.until(until)}</p>}
      {isPending && orderStateOf(order.status) === 'waitsForPayment' && (
        <p className="small">
          <b>{words.pendingTitle}</b> {words.pendingText}
        </p>
      )}
    </>
  )
}
