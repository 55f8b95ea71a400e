import { z } from 'zod'
import { CartFields, LateSum } from './cart-record.ts'
import { OrderReason } from '../shared/reasons.ts'
import { paymentMethods } from '../../domain/payments/methods.ts'
import { DayText, Euros, Id, Quantity } from '../shared/scalars.ts'

/** A line as it was ordered, at the price of that day. */
export const OrderItem = z
  .object({
    id: Id,
    good_id: Id,
    goods_name: z.string(),
    description: z.string(),
    link: z.string(),
    image: z.string(),
    no_of_goods: Quantity,
    no_of_goods_return: Quantity,
    price_per_item: Euros,
    sum_vat: Euros,
  })
  .meta({ id: 'OrderItem' })
export type OrderItem = z.output<typeof OrderItem>

const methods = paymentMethods.map(({ key }) => key)

/** Order, top-up and charge add up to the sum; what is settled and what is open do too. */
export const PaymentSummaryAnswer = z.object({
  order: Euros,
  top_up: Euros,
  charge: Euros,
  sum: Euros,
  /** Below zero it went to the account: `credited`. */
  settled: z.array(z.object({ by: z.enum([...methods, 'credited']), sum: Euros, on: DayText })),
  /** Still to pay; a deferred sum is open until it is billed and paid. */
  open: z.object({ by: z.enum([...methods, 'invoice']), sum: Euros }).nullable(),
  /** Paid when the order no longer waited for it; it is on the account but for the charge. */
  late: LateSum.nullable(),
})
export type PaymentSummaryAnswer = z.output<typeof PaymentSummaryAnswer>

/** What came and went beside what was ordered; its sums make the invoice's total. */
export const DeliveredGoods = z.object({
  lines: z.array(
    z.object({
      good_id: Id,
      goods_name: z.string(),
      link: z.string(),
      ordered: Quantity,
      left: Quantity,
      declared_return: Quantity,
      taken_back: Quantity,
      /** Before the promo code and the bonus. */
      sum_vat: Euros,
    }),
  ),
  /** What the promo code took off. */
  discount: Euros,
  bonus: Euros,
  deposit_charged: Euros,
  deposit_returned: Euros,
  delivery_amount: Euros,
  payment_charge: Euros,
  total: Euros,
})
export type DeliveredGoods = z.output<typeof DeliveredGoods>

/** Null when permitted, otherwise the reason why not. */
const May = OrderReason.nullable()

export const Order = CartFields.extend({
  order_items_list: z.array(OrderItem),
  placed_at: z.iso.datetime().nullable(),
  cancelled_at: z.iso.datetime().nullable(),
  cancel_reason: z.string().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  pay_until: z.iso.datetime().nullable(),
  /** The customer can change the order until then, unless it is locked earlier. */
  changeable_until: z.iso.datetime().nullable(),
  may: z.object({ edit: May, cancel: May, confirm: May }),
  prepaid: Euros,
  cash_due: Euros,
  awaited: Euros,
  /** What was paid, how and when, and what is still to pay. */
  payment_summary: PaymentSummaryAnswer,
  delivered: DeliveredGoods.nullable(),
  /** The invoice's number; empty until it is delivered. */
  ramus_id: z.string(),
  /** The invoice's total: what was delivered and taken back, with the payment's charge. */
  invoice_amount: Euros.nullable(),
  /** The path of the newest credit bill. */
  links: z.object({ credit_bill: z.string().nullable() }),
}).meta({ id: 'Order' })
export type Order = z.output<typeof Order>
