import { good } from '../../../support/order-shop.ts'
import { generatedOrder } from '../../../support/generated-order.ts'
import { dayOf } from '../../../../domain/calendar.ts'
import { type DeedTries, reason } from './tries.ts'
import type { World } from './world.ts'

/** An order whose money is not on the account. */
async function unpaid({ shop, act }: World) {
  const { id: customerId } = await shop.customer({ payLater: true, creditLimitCents: 100_00 })
  const lines = [{ goodId: good.honey, ordered: 4 }]
  await act('orders.place', { customerId, lines, payment: 'link' })
  const order = shop.db.selectFrom('orders').select('id').where('customerId', '=', customerId)
  return { orderId: (await order.executeTakeFirstOrThrow()).id, payment: 'deferred' }
}

export const orderTries: DeedTries = {
  'orders.move': async ({ order }) => ({ orderId: (await order()).orderId, day: '2026-11-25' }),
  'orders.cancel': async ({ order }) => {
    return { orderId: (await order()).orderId, reason, evenLocked: false }
  },
  'orders.release': async ({ order, db, clock }) => {
    const { orderId } = await order()
    const held = db.updateTable('orders').set({ heldAt: clock.now() })
    await held.where('id', '=', orderId).execute()
    return { orderId, reason }
  },
  'orders.confirm': async ({ shop }) => {
    const { id: orderId } = await generatedOrder(shop, dayOf('2026-11-25'))
    return { orderId, reason }
  },
  'orders.pay_awaited': unpaid,
  'orders.await_payment': async (world) =>
    world.reverseOf('orders.pay_awaited', await unpaid(world)),
  'orders.place': async ({ customer }) => {
    return { customerId: (await customer()).id, lines: [{ goodId: good.tea, ordered: 6 }] }
  },
  'orders.edit': async ({ order }) => ({ orderId: (await order()).orderId, notes: 'Kods 12' }),
  'orders.pay_link': async ({ customer }) => ({ customerId: (await customer()).id, cents: 500 }),
  'orders.add_late': async ({ run, locked }) => {
    const { runId } = await run('planned')
    return { orderId: (await locked()).orderId, runId, reason, driverAgreed: true }
  },
  'orders.correct': async ({ delivered }) => {
    const { orderId } = await delivered()
    return { orderId, counts: [{ goodId: good.water, left: 1, taken: 0 }], reason }
  },
  'orders.price': async ({ delivered }) => {
    const { orderId } = await delivered()
    return { orderId, goodId: good.water, priceCents: 700, reason }
  },
  'orders.other_customer': async ({ delivered, locked }) => {
    const { orderId } = await delivered()
    return { orderId, toOrderId: (await locked()).orderId, reason }
  },
  'disputes.answer': async ({ disputed }) => {
    return { disputeId: (await disputed()).disputeId, accept: true, answer: 'Jums taisnība.' }
  },
  'disputes.recount': async ({ disputed }) => ({ disputeId: (await disputed()).disputeId }),
  'feedback.answer': async ({ delivered, db }) => {
    const { anna, orderId, params } = await delivered()
    await anna.api.rateDelivery({ params, body: { stars: 2 } })
    const rating = db.selectFrom('feedback').select('id').where('orderId', '=', orderId)
    const { id: feedbackId } = await rating.executeTakeFirstOrThrow()
    return { orderId, feedbackId, answer: 'Piedodiet!' }
  },
}
