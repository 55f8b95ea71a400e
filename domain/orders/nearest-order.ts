import type { Day } from '../calendar.ts'
import { orderCan, type OrderFacts } from './order-can.ts'

export type WaitingOrder = OrderFacts & {
  id: number
  addressId: number | null
}

/** `addtoorder`: the customer's earliest open order being processed to the same address, if any. */
export function nearestOrder<Order extends WaitingOrder>(
  orders: readonly Order[],
  addressId: number,
  firstOpenDay: Day,
): Order | null {
  const open = orders.filter(
    (order) =>
      order.addressId === addressId && order.deliveryOn && orderCan.edit(order, firstOpenDay).ok,
  )
  return (
    open.sort((a, b) =>
      a.deliveryOn! < b.deliveryOn! ? -1 : a.deliveryOn! > b.deliveryOn! ? 1 : a.id - b.id,
    )[0] ?? null
  )
}
