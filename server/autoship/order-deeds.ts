import { z } from 'zod'
import { DayText } from '../../contract/shared/scalars.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { decideHeldOrder } from '../orders/put-orders-on-hold.ts'
import type { Tx } from '../platform/database/connect.ts'
import { cancelOrderWithDelivery } from './cancel-with-delivery.ts'
import { moveOrder, moveOrderOverbooking } from './schedule/move-delivery.ts'

const Day = DayText.transform(dayOf)

const Moving = z.object({
  orderId: z.int(),
  day: Day,
  /** The day that an earlier move chose, when that move is undone. */
  from: Day.optional(),
  /** With a reason even to a day that has no room. */
  reason: z.string().optional(),
})

const subjectOf = ({ orderId }: { orderId: number }) => ({ kind: 'order', id: orderId }) as const

const reachOfOrder = async (tx: Tx, { orderId }: { orderId: number }) => {
  const order = await findOrder(tx, orderId)
  return order ? { orderId, customerId: order.customerId } : {}
}

const findOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['customerId', 'deliveryOn'])
    .where('id', '=', orderId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()

export const moveOrderDeed: Deed<z.output<typeof Moving>> = {
  name: 'orders.move',
  right: 'changeOrders',
  input: Moving,
  subject: subjectOf,
  reasonOf: ({ reason }) => reason ?? null,
  reach: reachOfOrder,
  run: async (app, tx, by, { orderId, day, from, reason }) => {
    const order = await findOrder(tx, orderId)
    if (!order) return refuse({ code: 'not_found' })
    const { customerId, deliveryOn } = order
    if (from !== undefined && deliveryOn !== from) return refuse({ code: 'changed_since' })
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

const Cancelling = z.object({ orderId: z.int(), reason: z.string(), evenLocked: z.boolean() })

export const cancelOrderDeed: Deed<z.output<typeof Cancelling>> = {
  name: 'orders.cancel',
  right: 'changeOrders',
  input: Cancelling,
  subject: subjectOf,
  reasonOf: ({ reason }) => reason,
  reach: reachOfOrder,
  run: async (app, tx, by, cancelling) => {
    const cancelled = await cancelOrderWithDelivery(app, tx, by, cancelling)
    if (cancelled.ok) return done({})
    const { code } = cancelled.refusal
    if (code === 'locked') return refuse({ code: 'on_the_sheet' })
    return refuse({ code: code === 'no_such_order' ? 'not_found' : code })
  },
}

const Releasing = z.object({ orderId: z.int(), reason: z.string() })

export const releaseOrderDeed: Deed<z.output<typeof Releasing>> = {
  name: 'orders.release',
  right: 'changeOrders',
  input: Releasing,
  isAudited: true,
  subject: subjectOf,
  reasonOf: ({ reason }) => reason,
  reach: reachOfOrder,
  run: async (app, tx, by, { orderId, reason }) => {
    const decided = await decideHeldOrder(app, tx, by, { orderId, reason, decision: 'release' })
    return decided.ok ? done({}) : refuse({ code: 'not_held' })
  },
}

const Confirming = z.object({ orderId: z.int(), reason: z.string() })

export const confirmOrderDeed: Deed<z.output<typeof Confirming>> = {
  name: 'orders.confirm',
  right: 'confirmAutoships',
  input: Confirming,
  subject: subjectOf,
  reasonOf: ({ reason }) => reason,
  reach: reachOfOrder,
  run: async (app, tx, by, { orderId }) => {
    const order = await findOrder(tx, orderId)
    if (!order) return refuse({ code: 'not_found' })
    const { customerId } = order
    const confirmed = await confirmOrder(app, tx, by, { customerId, orderId })
    return confirmed.ok ? done({}) : confirmed
  },
}
