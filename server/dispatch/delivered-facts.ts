import type { MethodKey } from '../../domain/payments/methods.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadPlacedItems, type PlacedItem } from './placed-items.ts'

export type DeliveredGood = PlacedItem & {
  left: number
  taken: number
  lineCents: number
  bonusCents: number
  discountCents: number
}

/** A settled delivery, from which its invoice is made. */
export type DeliveredFacts = {
  deliveryId: number
  customerId: number
  orderId: number
  day: Day
  goods: DeliveredGood[]
  deliveryCents: number
  paymentChargeCents: number
  paymentMethod: MethodKey | null
  depositChargedCents: number
  depositReturnedCents: number
  prepaidCents: number
  cashCents: number
  accountCents: number
}

export async function loadDeliveredFacts(db: Db, deliveryId: number): Promise<DeliveredFacts> {
  const delivery = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .select([
      'deliveries.customerId',
      'deliveries.orderId',
      'deliveries.day',
      'orders.deliveryCents',
      'orders.paymentChargeCents',
      'orders.paymentMethod',
      'deliveries.depositChargedCents',
      'deliveries.depositReturnedCents',
      'deliveries.prepaidCents',
      'deliveries.cashCents',
      'deliveries.accountCents',
    ])
    .where('deliveries.id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  const goods = await loadDeliveredGoods(db, delivery.orderId, deliveryId)
  return { ...delivery, deliveryId, deliveryCents: delivery.deliveryCents ?? 0, goods }
}

async function loadDeliveredGoods(
  db: Db,
  orderId: number,
  deliveryId: number,
): Promise<DeliveredGood[]> {
  const counts = await db
    .selectFrom('deliveryCounts')
    .select(['goodId', 'leftThere', 'takenBack', 'lineCents', 'bonusCents'])
    .where('deliveryId', '=', deliveryId)
    .execute()
  const byGood = new Map(counts.map((count) => [count.goodId, count]))
  const items = await loadPlacedItems(db, orderId, [...byGood.keys()])
  return items.flatMap((item) => {
    const count = byGood.get(item.goodId)
    if (!count) return []
    const { leftThere: left, takenBack: taken, lineCents, bonusCents } = count
    const discountCents = left * item.unitPriceCents - lineCents
    return [{ ...item, left, taken, lineCents, bonusCents, discountCents }]
  })
}
