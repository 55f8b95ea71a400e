import { z } from 'zod'
import { DayText } from '../../contract/shared/scalars.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { findOrder, reachOfOrder, subjectOf } from '../autoship/order-deeds.ts'
import { moveOrder, moveOrderOverbooking } from '../autoship/schedule/move-delivery.ts'
import { moveOrderWithoutRun, returnOrderWithoutRun } from './runs/move-to-day.ts'

const Day = DayText.transform(dayOf)

const Moving = z.object({
  orderId: z.int(),
  day: Day,
  /** The day that an earlier move chose, when that move is undone. */
  from: Day.optional(),
  /** When the order was locked, where its day had closed before that move. */
  lockedAt: z.coerce.date().optional(),
  /** With a reason even to a day that has no room. */
  reason: z.string().optional(),
})

export const moveOrderDeed: Deed<z.output<typeof Moving>> = {
  name: 'orders.move',
  right: 'changeOrders',
  input: Moving,
  subject: subjectOf,
  reasonOf: ({ reason }) => reason ?? null,
  reach: reachOfOrder,
  run: async (app, tx, by, { orderId, day, from, lockedAt, reason }) => {
    if (from !== undefined && lockedAt !== undefined) {
      const returned = await returnOrderWithoutRun(app, tx, by, { orderId, day, from, lockedAt })
      return returned.ok ? done({ undo: null }) : returned
    }
    const order = await findOrder(tx, orderId)
    if (!order) return refuse({ code: 'not_found' })
    const { customerId, deliveryOn, status } = order
    if (from !== undefined && deliveryOn !== from) return refuse({ code: 'changed_since' })
    if (status === 'waitingForDelivery') {
      const moved = await moveOrderWithoutRun(app, tx, by, { orderId, day })
      if (!moved.ok) return moved
      const input = { orderId, day: deliveryOn, from: day, lockedAt: moved.value.lockedAt }
      return done({ undo: { deed: 'orders.move', input } })
    }
    const move = { customerId, orderId, newDay: day, wholeSeries: false }
    // An undone move gives the order its former place back.
    const mayOverbook = reason !== undefined || from !== undefined
    const moved = await (mayOverbook ? moveOrderOverbooking : moveOrder)(app, tx, by, move)
    if (!moved.ok) return moved
    if (deliveryOn === day || deliveryOn === null) return done({ undo: null })
    return done({
      undo: { deed: 'orders.move', input: { orderId, day: deliveryOn, from: day } },
      laterMails: [{ customerId, template: 'orders.changed' }],
    })
  },
}
