import { z } from 'zod'
import { done } from '../../../domain/outcome.ts'
import type { Deed } from '../../actions/deed.ts'
import { addLateOrder } from './late-lane.ts'

const Adding = z.object({
  orderId: z.int(),
  runId: z.int(),
  reason: z.string(),
  driverAgreed: z.boolean(),
})

/** An order goes to a run of a day that is closed. */
export const addOrderLateDeed: Deed<z.output<typeof Adding>> = {
  name: 'orders.add_late',
  right: 'changeClosedDays',
  input: Adding,
  subject: ({ orderId }) => ({ kind: 'order', id: orderId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { orderId }) => {
    const order = await tx
      .selectFrom('orders')
      .select('customerId')
      .where('id', '=', orderId)
      .where('status', '<>', 'returnedToCart')
      .executeTakeFirst()
    return order ? { orderId, ...order } : {}
  },
  run: async (app, tx, by, late) => {
    const added = await addLateOrder(app, tx, by, late)
    return added.ok ? done({}) : added
  },
}
