import type { addingToOrderCalls } from '../../contract/shop/added/adding-to-order.ts'
import type { orderCalls } from '../../contract/shop/orders.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { addToOrder } from './add-to-order.ts'
import { constraintRefusal } from './cart-changes.ts'
import { previewAddToOrder } from './preview-add-to-order.ts'
import { takeOutOfOrder } from './take-out-of-order.ts'

type Calls = Pick<typeof orderCalls, 'addToOrder'> & typeof addingToOrderCalls

/** The cart joins the nearest order, is shown what that makes of it, and leaves it again. */
export function addingToOrderRoutes(app: AppWithDb) {
  return {
    addToOrder: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const added = await inTransaction(app.db, (tx) => addToOrder(app, tx, by, ref)).catch(
        (error: unknown) => constraintRefusal(app, ref, error),
      )
      return added.ok
        ? done({ warnings: added.value.warnings, order: { id: added.value.orderId } })
        : added
    },
    previewAddToOrder: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const seen = await previewAddToOrder(app, by, ref).catch((error: unknown) =>
        constraintRefusal(app, ref, error),
      )
      return seen.ok ? done({ data: seen.value }) : seen
    },
    takeOutOfOrder: async ({ caller: { customerId }, by, params, body }) => {
      const lines = body.lines.map((line) => ({
        goodId: line.good_id,
        ordered: line.order,
        returned: line.return,
      }))
      const { version, notes } = body
      const taking = { customerId, orderId: params.id, version, notes, lines }
      const taken = await allOrNothing(app.db, (tx) => takeOutOfOrder(app, tx, by, taking))
      return taken.ok ? done({ order: { id: taken.value.orderId } }) : taken
    },
  } satisfies Handlers<Calls>
}
