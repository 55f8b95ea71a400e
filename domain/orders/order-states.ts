/** `status` of an order, by the numbers that the API speaks. */
export const orderStates = {
  cancelled: { number: 0, next: [] },
  // A cart that was given back after a failed payment was an order once: when it is spent, it is cancelled.
  cart: { number: 1, next: ['waitsForPayment', 'processing', 'cancelled'] },
  waitsForPayment: { number: 2, next: ['processing', 'cart', 'cancelled'] },
  processing: { number: 3, next: ['waitingForDelivery', 'cancelled'] },
  // An undelivered order is moved to the next possible day (processing again) or cancelled.
  waitingForDelivery: { number: 4, next: ['delivered', 'processing', 'cancelled'] },
  delivered: { number: 5, next: [] },
} as const satisfies Record<string, { number: number; next: readonly string[] }>

export type OrderState = keyof typeof orderStates

export type OrderStatus = (typeof orderStates)[OrderState]['number']

const names = Object.keys(orderStates) as OrderState[]

export const orderStateOf = (status: OrderStatus): OrderState =>
  names.find((name) => orderStates[name].number === status)!

export const orderStatus = (state: OrderState): OrderStatus => orderStates[state].number

export const orderMayBecome = (from: OrderState, to: OrderState): boolean =>
  (orderStates[from].next as readonly OrderState[]).includes(to)
