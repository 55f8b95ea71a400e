import type { Order } from '../../../contract/shop/order-record.ts'
import { useNow } from '../session/use-today.ts'

/** The order as it is by now: a page that stood open over the closing hour offers no changes. */
export function useOrderNow(order: Order): Order {
  const nowMs = useNow()
  const { changeable_until: until } = order
  if (until === null || nowMs < Date.parse(until)) return order
  const may = { edit: 'locked', cancel: 'locked', confirm: 'locked' } as const
  return { ...order, lock: 1, changeable_until: null, may }
}
