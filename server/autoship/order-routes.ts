import type { orderCalls } from '../../contract/shop/orders.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { constraintRefusal } from '../orders/cart-changes.ts'
import { editOrder } from '../orders/edit-order.ts'
import { readOrder } from '../orders/read-order.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { convertCart } from './plan/convert-cart.ts'
import { moveOrder, movePlanOfOrder } from './schedule/move-delivery.ts'

type PlanningCall = 'convertCartToAutoship' | 'processOrderCopy' | 'moveOrder'

/** The calls of orders that may change the plan of an autoship. */
export const orderPlanRoutes = (
  app: AppWithDb,
): Pick<Handlers<typeof orderCalls>, PlanningCall> => ({
  convertCartToAutoship: async ({ caller: { customerId }, by, params }) => {
    const ref = { customerId, cartId: params.id }
    const converted = await inTransaction(app.db, (tx) => convertCart(app, tx, by, ref))
    if (!converted.ok) return converted
    const { autoshipId, warnings, skippedGoods } = converted.value
    return done({ cart: { id: autoshipId }, warnings, skipped_goods: skippedGoods })
  },
  processOrderCopy: async ({ caller: { customerId, language }, by, params, body }) => {
    const { change_autoship, ...change } = body ?? {}
    const wholeSeries = change_autoship === 1
    const editing = { customerId, copyId: params.id, change }
    const edited = await inTransaction(app.db, (tx) =>
      editOrder(app, tx, by, editing, (order, newDay) =>
        movePlanOfOrder(app, tx, by, order, { newDay, wholeSeries }),
      ),
    ).catch((error: unknown) => constraintRefusal(app, { customerId, cartId: params.id }, error))
    return edited.ok
      ? readOrder(app, { customerId, orderId: edited.value.orderId }, language)
      : edited
  },
  moveOrder: async ({ caller: { customerId, language }, by, params, body }) => {
    const ref = { customerId, orderId: params.id }
    const newDay = dayOf(body.delivery_date)
    const wholeSeries = body.change_autoship === 1
    const moved = await inTransaction(app.db, (tx) =>
      moveOrder(app, tx, by, { ...ref, newDay, wholeSeries }),
    )
    return moved.ok ? readOrder(app, ref, language) : moved
  },
})
