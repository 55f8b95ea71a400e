import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import { paymentMethods } from '../../domain/payments/methods.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockOrder } from './order-record.ts'
import { awaitAgain, payAwaited } from './pay-awaited.ts'
import { sendPayLink } from './send-pay-link.ts'

const ofOrder = {
  right: 'changeOrders',
  subject: ({ orderId }: { orderId: number }) => ({ kind: 'order', id: orderId }) as const,
  reasonOf: () => null,
  reach: async (tx: Tx, { orderId }: { orderId: number }) => {
    const order = await tx
      .selectFrom('orders')
      .select('customerId')
      .where('id', '=', orderId)
      .executeTakeFirst()
    return order ? { orderId, customerId: order.customerId } : {}
  },
} as const

const Paying = z.object({ orderId: z.int(), payment: z.enum(['link', 'deferred', 'cash']) })

/** Finds a way to pay what an order awaits: a letter with a link, a later bill, or at the door. */
export const payAwaitedDeed: Deed<z.output<typeof Paying>> = {
  ...ofOrder,
  name: 'orders.pay_awaited',
  input: Paying,
  run: async (app, tx, by, { orderId, payment }) => {
    if (payment === 'link') {
      const order = await lockOrder(tx, orderId)
      if (!order) return refuse({ code: 'not_found' })
      const { customerId, awaitedCents } = order
      if (awaitedCents === 0) return refuse({ code: 'nothing_missing' })
      const sent = await sendPayLink(app, tx, by, { customerId, orderId })
      return sent.ok ? done({}) : sent
    }
    const paid = await payAwaited(app, tx, by, { orderId, payment })
    return paid.ok ? done({ undo: { deed: 'orders.await_payment', input: paid.value } }) : paid
  },
}

const Awaiting = z.object({
  orderId: z.int(),
  version: z.int(),
  cents: z.int(),
  method: z.enum(paymentMethods.map(({ key }) => key)).nullable(),
})

export const awaitPaymentDeed: Deed<z.output<typeof Awaiting>> = {
  ...ofOrder,
  name: 'orders.await_payment',
  input: Awaiting,
  run: async (app, tx, by, awaited) => {
    const waits = await awaitAgain(app, tx, by, awaited)
    return waits.ok ? done({}) : waits
  },
}
