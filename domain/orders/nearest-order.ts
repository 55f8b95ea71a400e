import type { Day } from '../calendar.ts'
import { orderCan, type OrderFacts } from './order-can.ts'

export type WaitingOrder = OrderFacts & {
  id: number
  addressId: number | null
  deliveryDay: Day | null
}

/** `addtoorder`: the customer's earliest unlocked order of status 3 with the same address; there may be none. */
export function nearestOrder<Order extends WaitingOrder>(
  orders: readonly Order[],
  addressId: number,
): Order | null {
  const open = orders.filter(
    (order) => order.addressId === addressId && order.deliveryDay && orderCan.edit(order).ok,
  )
  return (
    open.sort((a, b) =>
      a.deliveryDay! < b.deliveryDay! ? -1 : a.deliveryDay! > b.deliveryDay! ? 1 : a.id - b.id,
    )[0] ?? null
  )
}
