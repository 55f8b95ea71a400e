import { sql } from 'kysely'
import type { OrderMoney } from '../../domain/orders/payment-summary.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderMoneyJson } from '../ledger/order-money.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadPlacedItems, type PlacedItem } from './placed-items.ts'

export type DeliveredGood = PlacedItem & {
  left: number
  taken: number
  lineCents: number
  bonusCents: number
  /** What the promo code took off. */
  promoCents: number
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
  promoCode: string | null
  money: OrderMoney[]
  depositChargedCents: number
  depositReturnedCents: number
  accountCents: number
}

const orderMoneySql = sql<OrderMoney[]>`${orderMoneyJson(sql`orders.id`)}`

export async function loadDeliveredFacts(db: Db, deliveryId: number): Promise<DeliveredFacts> {
  const delivery = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .leftJoin('promoCodes', 'promoCodes.id', 'orders.promoCodeId')
    .select([
      'deliveries.customerId',
      'orders.id as orderId',
      'deliveries.day',
      'orders.deliveryCents',
      'orders.paymentChargeCents',
      'orders.paymentMethod',
      'deliveries.depositChargedCents',
      'deliveries.depositReturnedCents',
      'deliveries.accountCents',
      'promoCodes.code as promoCode',
      orderMoneySql.as('money'),
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
    const promoCents = left * item.priceBeforePromoCents - lineCents
    return [{ ...item, left, taken, lineCents, bonusCents, promoCents }]
  })
}

export type OtherCount = {
  lv: string
  en: string
  ordered: number
  left: number
  declared: number
  taken: number
}

/** The goods of a delivered order that were left or taken back otherwise than ordered. */
export async function loadOtherCounts(db: Db, orderId: number): Promise<OtherCount[]> {
  const { rows } = await sql<OtherCount>`
    select coalesce(i.name_lv, g.name_lv) as lv, coalesce(i.name_en, g.name_en) as en,
      c.ordered, c.left_there as left, c.declared_return as declared, c.taken_back as taken
    from deliveries d
      join delivery_counts c on c.delivery_id = d.id
      join goods g on g.id = c.good_id
      left join order_items i on i.order_id = d.order_id and i.good_id = c.good_id
    where d.order_id = ${orderId} and d.outcome = 'delivered'
      and (c.left_there <> c.ordered or c.taken_back <> c.declared_return)
    order by c.good_id`.execute(db)
  return rows
}
