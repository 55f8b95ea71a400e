/** The states of an order, each with those that may follow. */
export const orderStates = {
  // A door at which it was left all the same: then it goes on to be delivered, and nowhere else.
  cancelled: ['waitingForDelivery'],
  // Unpaid, and a cart again under the same number: placing the cart takes the order up again.
  returnedToCart: ['waitsForPayment', 'processing', 'cancelled'],
  waitsForPayment: ['processing', 'returnedToCart', 'cancelled'],
  processing: ['waitingForDelivery', 'cancelled'],
  // An undelivered order moves to the next possible day (back to processing) or is cancelled.
  waitingForDelivery: ['delivered', 'processing', 'cancelled'],
  // A delivery that was recorded wrongly is reversed.
  delivered: ['waitingForDelivery'],
} as const

export type OrderState = keyof typeof orderStates

export const orderMayBecome = (from: OrderState, to: OrderState): boolean =>
  (orderStates[from] as readonly OrderState[]).includes(to)
