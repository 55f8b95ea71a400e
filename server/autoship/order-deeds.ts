import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { decideHeldOrder } from '../orders/put-orders-on-hold.ts'
import type { Tx } from '../platform/database/connect.ts'
import { cancelOrderWithDelivery } from './cancel-with-delivery.ts'

export const subjectOf = ({ orderId }: { orderId: number }) =>
  ({ kind: 'order', id: orderId }) as const

export const reachOfOrder = async (tx: Tx, { orderId }: { orderId: number }) => {
  const order = await findOrder(tx, orderId)
  return order ? { orderId, customerId: order.customerId } : {}
}

export const findOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['customerId', 'deliveryOn', 'status'])
    .where('id', '=', orderId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()

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
