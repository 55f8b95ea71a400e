import type { OrderState } from '../../../domain/orders/order-states.ts'
import { vocabulary } from './vocabulary.ts'

const states = vocabulary({
  cancelled: 0,
  cart: 1,
  waitsForPayment: 2,
  processing: 3,
  waitingForDelivery: 4,
  delivered: 5,
} as const satisfies Record<OrderState, number>)

/** `status` of a cart and an order in the fixed API. */
export type OrderStatus = (typeof states.numbers)[number]

export const orderStatus = (state: OrderState): OrderStatus => states.numberOf(state)

export const orderStateOf = (status: OrderStatus): OrderState => states.nameOf(status)
