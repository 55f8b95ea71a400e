/** `status` of an order with the numbers of the API, and the states that may follow. */
export const orderStates = {
  cancelled: { number: 0, next: [] },
  // A cart that came back after a failed payment was an order once: closing it cancels it.
  cart: { number: 1, next: ['waitsForPayment', 'processing', 'cancelled'] },
  waitsForPayment: { number: 2, next: ['processing', 'cart', 'cancelled'] },
  processing: { number: 3, next: ['waitingForDelivery', 'cancelled'] },
  // An undelivered order moves to the next possible day (back to processing) or is cancelled.
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
