import type { OrderState } from '../../../domain/orders/order-states.ts'
import { vocabulary } from './vocabulary.ts'

/** A cart's; an order that has returned to the cart is not answered under it. */
export const cartStatus = 1

const states = vocabulary({
  cancelled: 0,
  returnedToCart: cartStatus,
  waitsForPayment: 2,
  processing: 3,
  waitingForDelivery: 4,
  delivered: 5,
} as const satisfies Record<OrderState, number>)

/** `status` of a cart and an order in the fixed API. */
export type OrderStatus = (typeof states.numbers)[number]

export const orderStatus = (state: OrderState): OrderStatus => states.numberOf(state)

export const orderStateOf = (status: OrderStatus): OrderState => states.nameOf(status)
