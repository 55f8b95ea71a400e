import { z } from 'zod'
import { callTable } from '../../shared/call.ts'
import { Euros, Flag, Id, IdText } from '../../shared/scalars.ts'

const TrackedGood = z.object({
  good_id: Id,
  name: z.string(),
  ordered: z.int(),
  left: z.int(),
  declared_return: z.int(),
  taken: z.int(),
})

/** Where an order is on the day of its delivery, and what was told of its door. */
export const OrderTracking = z
  .object({
    state: z.enum(['not_planned', 'planned', 'on_the_way', 'delivered', 'not_delivered']),
    /** 1 while the invoice is not yet written; the sums may change until then. */
    provisional: Flag,
    /** Doors of the van that come before this one. */
    stops_before: z.int().nullable(),
    expected_from: z.iso.datetime().nullable(),
    expected_until: z.iso.datetime().nullable(),
    happened_at: z.iso.datetime().nullable(),
    /** Why it was not delivered, in the shop's words. */
    reason: z.string().nullable(),
    goods: z.array(TrackedGood),
    /** What the invoice will say; null once it is written, or while a person looks at it. */
    sums: z
      .object({
        goods: Euros,
        /** Above zero charged, below zero returned. */
        deposit: Euros,
        cash: Euros,
        /** The change of the account. */
        account: Euros,
      })
      .nullable(),
    /** Whom it was given to, as the driver wrote. */
    receiver: z.string().nullable(),
    /** What was taken at the door; an address is good for ten minutes. */
    pictures: z.array(z.object({ kind: z.enum(['photo', 'signature']), url: z.string() })),
  })
  .meta({ id: 'OrderTracking' })
export type OrderTracking = z.output<typeof OrderTracking>

export const trackingCalls = callTable({
  trackOrder: {
    method: 'GET',
    path: '/order/:id/tracking',
    summary: 'Where an order is today, and what was counted at its door',
    audience: 'customer',
    params: z.object({ id: IdText }),
    answer: z.object({ tracking: OrderTracking }),
    refusals: ['not_found'],
  },
})
