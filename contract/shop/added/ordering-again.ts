import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { data, DayText, Id } from '../../shared/scalars.ts'
import { Cart, DeliveryTypeId, PaymentMethodId } from '../cart-record.ts'
import { GoodCard } from '../goods.ts'

/** How the customer had the last order delivered and paid; null where it cannot be so again. */
export const LastTime = z
  .object({
    order_id: Id,
    payment_type: PaymentMethodId.nullable(),
    delivery_type_id: DeliveryTypeId,
    parcel_machine_id: Id.nullable(),
    notes: z.string(),
    /** The day of the last order, if the terms have not changed since they were agreed to. */
    agreed_on: DayText.nullable(),
  })
  .meta({ id: 'LastTime' })
export type LastTime = z.output<typeof LastTime>

/** A good that an order had and the cart could not get, with one in stock to take instead. */
export const MissingGood = z
  .object({ good_id: Id, name: z.string(), missing: z.int(), replacement: GoodCard.nullable() })
  .meta({ id: 'MissingGood' })
export type MissingGood = z.output<typeof MissingGood>

export const orderingAgainCalls = callTable({
  findActiveCart: {
    method: 'GET',
    path: '/cart/current',
    summary: 'The active cart; null until one is made, which is no fault for a browser to report',
    audience: 'token',
    answer: data(Cart.nullable()),
  },
  orderAgain: {
    method: 'POST',
    path: '/cart/again',
    summary: 'Makes the cart ready as an order was, the last one by default; adds nothing twice',
    audience: 'customer',
    body: z
      .object({
        order_id: Id.optional(),
        /** Only these goods of the order; all without it. */
        good_ids: z.array(Id).min(1, 'required').max(100, 'too_big').optional(),
      })
      .optional(),
    answer: z.object({ data: Cart, missing: z.array(MissingGood) }),
    refusals: ['not_found'],
  },
  readLastTime: {
    method: 'GET',
    path: '/order/last-time',
    summary: 'How the last order was delivered and paid; null without one',
    audience: 'customer',
    answer: data(LastTime.nullable()),
  },
})
