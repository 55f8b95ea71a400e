import { deliveryType, type DeliveryTypeId } from '../delivery/delivery-type.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import { orderStateOf, type OrderStatus } from './order-states.ts'

export type OrderFacts = {
  status: OrderStatus
  isLocked: boolean
  deliveryTypeId: DeliveryTypeId
  /** The autoship that made it (`original_id`), if one did. */
  autoshipId: number | null
  /** Deleted since: what it made can no longer be skipped there. */
  autoshipIsGone: boolean
  isConfirmed: boolean
}

export type OrderNo =
  | 'is_cart'
  | 'cancelled'
  | 'delivered'
  | 'waits_for_payment'
  | 'locked'
  | 'not_by_our_courier'
  | 'from_autoship'
  | 'already_confirmed'
  | 'needs_no_confirmation'

export type OrderAnswer = Outcome<null, OrderNo>

/** Questions read as words: `orderCan.cancel(order)` is a yes, or a no with its reason. */
export const orderCan = {
  /** Status 3, lock 0; types 2 and 3 can be cancelled, not edited. */
  edit(order: OrderFacts): OrderAnswer {
    const open = isOpen(order)
    if (!open.ok) return open
    return order.deliveryTypeId === deliveryType.courier ? done(null) : refuse('not_by_our_courier')
  },
  /** Not after lock; an order of an autoship is skipped there instead, as long as there is one. */
  cancel(order: OrderFacts): OrderAnswer {
    const open = order.status === 2 ? done(null) : isOpen(order)
    if (!open.ok) return open
    return order.autoshipId && !order.autoshipIsGone ? refuse('from_autoship') : done(null)
  },
  /** What an autoship made must be confirmed before its day closes. */
  confirm(order: OrderFacts): OrderAnswer {
    if (!order.autoshipId) return refuse('needs_no_confirmation')
    if (order.isConfirmed) return refuse('already_confirmed')
    return isOpen(order)
  },
  /** Everything that was ordered can be looked at, cancelled orders too. */
  view(order: OrderFacts): OrderAnswer {
    return order.status === 1 ? refuse('is_cart') : done(null)
  },
}

function isOpen(order: OrderFacts): OrderAnswer {
  const state = orderStateOf(order.status)
  if (state === 'cart') return refuse('is_cart')
  if (state === 'cancelled') return refuse('cancelled')
  if (state === 'delivered') return refuse('delivered')
  if (state === 'waitsForPayment') return refuse('waits_for_payment')
  return state === 'waitingForDelivery' || order.isLocked ? refuse('locked') : done(null)
}
