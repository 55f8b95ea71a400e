import { sql } from 'kysely'
import type { DeliveredGoods as Answer } from '../../contract/shop/order-record.ts'
import { type Cents, eurosOf, sumOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import type { OrderSums } from '../../domain/pricing/order-sums.ts'

/** What came and went, good by good, beside what was ordered. */
export type DeliveredGoods = {
  depositChargedCents: Cents
  depositReturnedCents: Cents
  lines: {
    goodId: number
    nameLv: string
    nameEn: string
    link: string
    ordered: number
    left: number
    declared: number
    taken: number
    priceBeforePromoCents: Cents
    lineCents: Cents
    bonusCents: Cents
    stateDepositCents: Cents
  }[]
}

/** Of the delivery of the order `o`; null before it. */
export const deliveredJson = sql`
  (select json_build_object('depositChargedCents', d.deposit_charged_cents,
      'depositReturnedCents', d.deposit_returned_cents, 'lines', (
        select coalesce(json_agg(json_build_object('goodId', g.id,
          'nameLv', coalesce(i.name_lv, g.name_lv), 'nameEn', coalesce(i.name_en, g.name_en),
          'link', g.link, 'ordered', c.ordered, 'left', c.left_there,
          'declared', c.declared_return, 'taken', c.taken_back,
          'priceBeforePromoCents', coalesce(i.price_before_promo_cents, i.unit_price_cents,
            c.line_cents / nullif(c.left_there, 0), 0),
          'lineCents', c.line_cents, 'bonusCents', c.bonus_cents,
          'stateDepositCents',
            coalesce(i.state_deposit_cents, g.state_deposit_cents)) order by i.id, g.id), '[]')
        from delivery_counts c join goods g on g.id = c.good_id
          left join order_items i on i.order_id = d.order_id and i.good_id = c.good_id
        where c.delivery_id = d.id))
    from deliveries d where d.order_id = o.id and d.outcome = 'delivered')`

type Delivered = Pick<OrderSums, 'deliveryCents'> & {
  paymentChargeCents: Cents
  delivered: DeliveredGoods | null
}

/** What the delivery of an order came to, part by part; null before it. */
export function deliveredSums({ delivered, deliveryCents, paymentChargeCents }: Delivered) {
  if (!delivered) return null
  const { lines, depositChargedCents, depositReturnedCents: returnedCents } = delivered
  const goodsCents = sumOf(lines, ({ lineCents }) => lineCents)
  const bonusCents = sumOf(lines, (line) => line.bonusCents)
  const chargedCents =
    depositChargedCents + sumOf(lines, (line) => line.left * line.stateDepositCents)
  const totalCents =
    goodsCents - bonusCents + chargedCents - returnedCents + deliveryCents + paymentChargeCents
  return { goodsCents, bonusCents, chargedCents, returnedCents, totalCents }
}

/** The lines before the promo code and all sums beside them, which make the invoice's total. */
export function deliveredAnswer(order: Delivered, language: Language): Answer | null {
  const sums = deliveredSums(order)
  if (!order.delivered || !sums) return null
  const { lines } = order.delivered
  const fullCents = sumOf(lines, ({ left, priceBeforePromoCents: each }) => left * each)
  return {
    lines: lines.map((line) => ({
      good_id: line.goodId,
      goods_name: language === 'en' ? line.nameEn : line.nameLv,
      link: line.link,
      ordered: line.ordered,
      left: line.left,
      declared_return: line.declared,
      taken_back: line.taken,
      sum_vat: eurosOf(line.left * line.priceBeforePromoCents),
    })),
    discount: eurosOf(fullCents - sums.goodsCents),
    bonus: eurosOf(sums.bonusCents),
    deposit_charged: eurosOf(sums.chargedCents),
    deposit_returned: eurosOf(sums.returnedCents),
    delivery_amount: eurosOf(order.deliveryCents),
    payment_charge: eurosOf(order.paymentChargeCents),
    total: eurosOf(sums.totalCents),
  }
}
