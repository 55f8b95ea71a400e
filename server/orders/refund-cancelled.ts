import type { OrderRefund, orderRefundCalls } from '../../contract/shop/added/order-refund.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { eurosOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import {
  type OrderRefundState,
  orderRefundState,
  refundOrderPayments,
} from '../payments/refunds/refund-order.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { loadOrders } from './load-orders.ts'
import { lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

const nothing: OrderRefundState = {
  availableCents: 0,
  onTheWayCents: 0,
  returnedCents: 0,
  method: null,
}

/** The money of a cancelled order goes back to the bank or card that it came from. */
export async function refundCancelled(
  app: App,
  tx: Tx,
  by: Actor,
  ref: OrderRef,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, ref.orderId, { customerId: ref.customerId })
  if (!order) return refuse({ code: 'not_found' })
  if (order.status !== 'cancelled') return refuse({ code: 'nothing_to_send_back' })
  return refundOrderPayments(app, tx, by, ref)
}

/** Money is on the account only when the order no longer needs it. */
async function readRefund(app: AppWithDb, ref: OrderRef) {
  const [order] = await loadOrders(app.db, ref)
  if (!order) return refuse({ code: 'not_found' as const })
  const state = order.status === 'cancelled' ? await orderRefundState(app.db, ref) : nothing
  return done({ data: answerOf(state) })
}

export const orderRefundRoutes = (app: AppWithDb): Handlers<typeof orderRefundCalls> => ({
  readOrderRefund: ({ caller: { customerId }, params }) =>
    readRefund(app, { customerId, orderId: params.id }),
  refundOrder: async ({ caller: { customerId }, by, params }) => {
    const ref = { customerId, orderId: params.id }
    const sent = await inTransaction(app.db, (tx) => refundCancelled(app, tx, by, ref))
    return sent.ok ? readRefund(app, ref) : sent
  },
})

const answerOf = (state: OrderRefundState): OrderRefund => ({
  available: eurosOf(state.availableCents),
  on_the_way: eurosOf(state.onTheWayCents),
  returned: eurosOf(state.returnedCents),
  payment_type: state.method && paymentTypes.numberOf(state.method),
})
