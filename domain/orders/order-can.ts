import type { Day } from '../calendar.ts'
import type { DeliveryKind } from '../territory/delivery-kind.ts'
import { done, refuse, type Outcome } from '../outcome.ts'
import type { OrderState } from './order-states.ts'

export type OrderFacts = {
  status: OrderState
  isLocked: boolean
  /** Its money was taken back: a person decides. */
  isHeld: boolean
  deliveryKind: DeliveryKind
  /** Null for parcels and for services alone, which have no day that closes. */
  deliveryOn: Day | null
  /** The autoship that made it (`original_id`), if one did. */
  autoshipId: number | null
  /** The autoship has been removed: its orders cannot be skipped there any more. */
  autoshipIsGone: boolean
  isConfirmed: boolean
}

export type OrderRefusal =
  | 'is_cart'
  | 'cancelled'
  | 'delivered'
  | 'waits_for_payment'
  | 'locked'
  | 'held'
  | 'not_by_our_courier'
  | 'from_autoship'
  | 'already_confirmed'
  | 'needs_no_confirmation'

export type OrderPermission = Outcome<null, OrderRefusal>

/**
 * What the customer may do with an order: permitted, or refused with the reason. The hour itself
 * closes a day, so each question names the first open day; the job that locks the orders is later.
 */
export const orderCan = {
  /** Being processed and its day open; what other carriers deliver can be cancelled, not edited. */
  edit(order: OrderFacts, firstOpenDay: Day): OrderPermission {
    const open = isOpen(order, firstOpenDay)
    if (!open.ok) return open
    return order.deliveryKind === 'courier' ? done(null) : refuse('not_by_our_courier')
  },
  /** To another day, for the office: also of a closed day where no run has it. */
  move(order: OrderFacts, firstOpenDay: Day, isAtStop: boolean): OrderPermission {
    const { status, deliveryKind, isHeld } = order
    const isWaiting = status === 'waitingForDelivery' && deliveryKind === 'courier' && !isHeld
    return isWaiting && !isAtStop ? done(null) : orderCan.edit(order, firstOpenDay)
  },
  /**
   * Until its day closes. An autoship's order is skipped in the autoship instead, while it exists.
   */
  cancel(order: OrderFacts, firstOpenDay: Day): OrderPermission {
    const open = order.status === 'waitsForPayment' ? done(null) : isOpen(order, firstOpenDay)
    if (!open.ok) return open
    return order.autoshipId && !order.autoshipIsGone ? refuse('from_autoship') : done(null)
  },
  /** An autoship's order must be confirmed before its day closes. */
  confirm(order: OrderFacts, firstOpenDay: Day): OrderPermission {
    if (!order.autoshipId) return refuse('needs_no_confirmation')
    if (order.isConfirmed) return refuse('already_confirmed')
    return isOpen(order, firstOpenDay)
  },
  /** For the office: until a carrier has it, and what our courier has delivered too. */
  reprice(order: OrderFacts): OrderPermission {
    const { status, isHeld, deliveryKind } = order
    if (status === 'returnedToCart') return refuse('is_cart')
    if (status === 'cancelled') return refuse('cancelled')
    if (status === 'waitsForPayment') return refuse('waits_for_payment')
    if (isHeld) return refuse('held')
    return deliveryKind === 'courier' || status === 'processing' ? done(null) : refuse('locked')
  },
  /** Every placed order, cancelled ones too. */
  view(order: OrderFacts): OrderPermission {
    return order.status === 'returnedToCart' ? refuse('is_cart') : done(null)
  },
}

function isOpen(order: OrderFacts, firstOpenDay: Day): OrderPermission {
  if (order.status === 'returnedToCart') return refuse('is_cart')
  if (order.status === 'cancelled') return refuse('cancelled')
  if (order.status === 'delivered') return refuse('delivered')
  if (order.status === 'waitsForPayment') return refuse('waits_for_payment')
  if (order.isHeld) return refuse('held')
  if (order.status === 'waitingForDelivery' || order.isLocked) return refuse('locked')
  return isDayOver(order, firstOpenDay) ? refuse('locked') : done(null)
}

const isDayOver = ({ deliveryOn }: OrderFacts, firstOpenDay: Day): boolean =>
  deliveryOn !== null && deliveryOn < firstOpenDay
