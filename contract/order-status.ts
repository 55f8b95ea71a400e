import type { OrderState } from '../domain/orders/order-states.ts'

/** `status` of a cart and an order in the fixed API. */
const numbers = {
  cancelled: 0,
  cart: 1,
  waitsForPayment: 2,
  processing: 3,
  waitingForDelivery: 4,
  delivered: 5,
} as const satisfies Record<OrderState, number>

export type OrderStatus = (typeof numbers)[OrderState]

const names = Object.keys(numbers) as OrderState[]

export const orderStatus = (state: OrderState): OrderStatus => numbers[state]

export const orderStateOf = (status: OrderStatus): OrderState =>
  names.find((name) => numbers[name] === status)!
