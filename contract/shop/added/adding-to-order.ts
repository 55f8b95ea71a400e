import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { DayText, Euros, Id, IdText, NoBody, Quantity } from '../../shared/scalars.ts'
import { PaymentMethodId } from '../cart-record.ts'

const OrderId = z.object({ id: IdText })

/** Which order the cart would join, and what that makes of it. */
export const NearestOrder = z
  .object({
    id: Id,
    delivery_date: DayText.nullable(),
    payment_type: PaymentMethodId.nullable(),
    total_before: Euros,
    total_after: Euros,
    /** The order's version once the cart has joined it. */
    version: z.int(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'NearestOrder' })
export type NearestOrder = z.output<typeof NearestOrder>

export const addingToOrderCalls = callTable({
  previewAddToOrder: {
    method: 'POST',
    path: '/cart/:id/addtoorder/preview',
    summary: 'Which order the cart would join, with its new sum; nothing is changed',
    audience: 'customer',
    params: OrderId,
    body: NoBody,
    answer: z.object({ data: NearestOrder }),
    refusals: [
      'not_found',
      'locked',
      'no_nearest_order',
      'cart_is_empty',
      'cart_changed',
      'delivery_not_open',
      'top_up_first',
      'conflict',
    ],
  },
  takeOutOfOrder: {
    method: 'POST',
    path: '/order/:id/takeout',
    summary: 'Takes goods out of an order again and puts them back into the cart',
    audience: 'customer',
    params: OrderId,
    body: z.strictObject({
      /** The order as it was after the goods were added; a later change is not undone. */
      version: z.int(),
      /** The order's note as it was before. */
      notes: z.string().max(1_000, 'too_long'),
      lines: z
        .array(z.strictObject({ good_id: Id, order: Quantity, return: Quantity }))
        .min(1, 'required')
        .max(100, 'too_big'),
    }),
    answer: z.object({ order: z.object({ id: Id }) }),
    refusals: ['not_found', 'locked', 'stale', 'cart_changed', 'cart_is_empty', 'conflict'],
    repeatable: true,
  },
})
