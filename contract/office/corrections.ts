import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText, Quantity } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const reason = filledText(300)
const refusals = [
  'no_such_order',
  'not_delivered',
  'dispute_first',
  'deposit_moved_on',
  'cash_is_counted',
  'too_few_in_stock',
  'refunded_in_part',
] as const

/** What was recorded on the road and was not so. A delivery is reversed, and told anew. */
export const correctionCalls = callTable({
  correctDelivery: {
    ...deedCall({
      path: '/orders/:id/correct',
      summary: 'Reverses a delivery and records it with other counts or cash; its invoice too',
      right: 'correctEvents',
      body: {
        counts: z
          .array(z.object({ goodId: Id, left: Quantity, taken: Quantity }))
          .max(100, 'too_many_rows'),
        cashCents: z.int().min(0, 'too_small').max(1_000_000_00, 'too_big').optional(),
        reason,
      },
      refusals: [...refusals, 'nothing_changes', 'no_such_good', 'not_lent'],
    }),
    params,
  },
  correctStart: {
    ...deedCall({
      path: '/runs/:id/start',
      summary: 'The meter and the float that a shift began with, as they really were',
      right: 'correctEvents',
      body: {
        km: z.int().min(0, 'too_small').max(2_000_000, 'too_big'),
        floatCents: z.int().min(0, 'too_small').max(10_000_000, 'too_big'),
        reason,
      },
      refusals: ['no_such_run', 'own_run', 'run_state', 'purse_counted', 'nothing_changes'],
    }),
    params,
  },
  changeOrderPrice: {
    ...deedCall({
      path: '/orders/:id/price',
      summary:
        'Sets the price of a piece of a placed line; a delivery is told anew, with its invoice',
      right: 'changeOrderPrice',
      body: {
        goodId: Id,
        priceCents: z.int().min(0, 'too_small').max(1_000_000_00, 'too_big'),
        reason,
      },
      refusals: [...refusals, 'not_found', 'locked', 'nothing_changes', 'top_up_first'],
    }),
    params,
  },
  moveDeliveryToOther: {
    ...deedCall({
      path: '/orders/:id/other-customer',
      summary: "Moves a delivery to another customer's open order: bottles, money and documents",
      right: 'correctEvents',
      body: { toOrderId: Id, reason },
      refusals: [...refusals, 'same_customer', 'customer_merged', 'not_waiting'],
    }),
    params,
  },
})
