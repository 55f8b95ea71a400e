import type { Order } from '../../contract/shop/order-record.ts'
import type { orderCalls } from '../../contract/shop/orders.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { byCustomer } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { cartAnswer } from '../cart/cart-answer.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { addToOrder } from './add-to-order.ts'
import { constraintRefusal } from './cart-changes.ts'
import type { AutoshipSeams } from './autoship-seams.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { convertCart } from './convert-cart.ts'
import { copyOrder, deleteCopy } from './copy-order.ts'
import { calendarUrl } from './delivery-calendar-feed.ts'
import { editOrder } from './edit-order.ts'
import { listOrders } from './list-orders.ts'
import { type LoadedOrder, loadOrders, type OrderQuery } from './load-orders.ts'
import { moveOrder } from './move-order.ts'
import { orderAnswer } from './order-answer.ts'
import { orderOfKey } from './order-link.ts'
import { checkOut } from './place-order.ts'
import { reopenCart } from './return-to-cart.ts'
import type { OrderRef } from './store.ts'

type OrderHandlers = Handlers<typeof orderCalls>

export const orderRoutes = (
  app: AppWithDb,
  autoship: AutoshipSeams | undefined,
): OrderHandlers => ({
  ...cartHandlers(app, autoship),
  ...copyHandlers(app, autoship),
  ...listHandlers(app),
  ...changeHandlers(app, autoship),
  ...keyHandlers(app),
})

function orderReader(app: AppWithDb) {
  const answers = async (orders: LoadedOrder[], language: Language) => {
    const settings = await app.settings()
    return orders.map((order) => orderAnswer(app, order, settings, language))
  }
  const list = async (query: OrderQuery, language: Language) =>
    done({ order: await answers(await loadOrders(app.db, query), language) })
  const read = async (
    ref: OrderRef,
    language: Language,
  ): Promise<Outcome<{ order: Order }, Refusal>> => {
    const [order] = await answers(await loadOrders(app.db, ref), language)
    return order ? done({ order }) : refuse({ code: 'not_found' })
  }
  const readAfter = async (outcome: Outcome<unknown, Refusal>, ref: OrderRef, language: Language) =>
    outcome.ok ? read(ref, language) : outcome
  return { answers, list, read, readAfter }
}

function cartHandlers(app: AppWithDb, autoship: AutoshipSeams | undefined) {
  return {
    placeOrder: async ({ caller: { customerId }, by, params, body }) => {
      const agreedTotal = body?.total_price_with_bail_and_vat
      const placed = await checkOut(app, by, { customerId, cartId: params.id, agreedTotal })
      if (!placed.ok) return placed
      return done({ payment_url: placed.value.paymentUrl, order: { id: placed.value.orderId } })
    },
    addToOrder: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const added = await inTransaction(app.db, (tx) => addToOrder(app, tx, by, ref)).catch(
        (error: unknown) => constraintRefusal(app, ref, error),
      )
      return added.ok
        ? done({ warnings: added.value.warnings, order: { id: added.value.orderId } })
        : added
    },
    convertCartToAutoship: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const converted = await inTransaction(app.db, (tx) => convertCart(app, tx, by, ref, autoship))
      if (!converted.ok) return converted
      const { autoshipId, warnings, skippedGoods } = converted.value
      return done({ cart: { id: autoshipId }, warnings, skipped_goods: skippedGoods })
    },
  } satisfies Partial<OrderHandlers>
}

function copyHandlers(app: AppWithDb, autoship: AutoshipSeams | undefined) {
  const { read } = orderReader(app)
  return {
    copyOrderToCart: async ({ caller: { customerId, language }, by, params }) => {
      const ref = { customerId, orderId: params.id }
      const copied = await inTransaction(app.db, (tx) => copyOrder(app, tx, by, ref))
      return copied.ok ? done({ data: cartAnswer(app, copied.value, language) }) : copied
    },
    readOrderCopy: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(app, app.db, { customerId, cartId: params.id })
      if (!priced || priced.cart.copyOfId === null) return refuse({ code: 'not_found' })
      return done({ data: cartAnswer(app, priced, language) })
    },
    processOrderCopy: async ({ caller: { customerId, language }, by, params, body }) => {
      const { change_autoship, ...change } = body ?? {}
      const editing = {
        customerId,
        copyId: params.id,
        change,
        changeAutoship: change_autoship === 1,
      }
      const edited = await inTransaction(app.db, (tx) =>
        editOrder(app, tx, by, editing, autoship),
      ).catch((error: unknown) => constraintRefusal(app, { customerId, cartId: params.id }, error))
      return edited.ok ? read({ customerId, orderId: edited.value.orderId }, language) : edited
    },
    deleteOrderCopy: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const isDeleted = await inTransaction(app.db, (tx) => deleteCopy(tx, by, ref))
      return isDeleted ? done({ data: null }) : refuse({ code: 'not_found' })
    },
  } satisfies Partial<OrderHandlers>
}

function listHandlers(app: AppWithDb) {
  const { answers, list, read } = orderReader(app)
  return {
    listOrders: async ({ caller: { customerId, language }, query }) => {
      const { page, status } = query
      const { orders, total, lastPage, pageSize } = await listOrders(app, {
        customerId,
        page,
        state: status,
      })
      const about = { current_page: page, last_page: lastPage, per_page: pageSize, total }
      return done({ order: { ...about, data: await answers(orders, language) } })
    },
    listOrdersInProgress: ({ caller: { customerId, language } }) =>
      list(
        {
          customerId,
          states: ['waitsForPayment', 'processing', 'waitingForDelivery'],
          order: 'nearest',
        },
        language,
      ),
    listUnconfirmedOrders: ({ caller: { customerId, language } }) =>
      list({ customerId, states: ['processing'], unconfirmed: true, order: 'nearest' }, language),
    readDeliveryCalendar: async ({ caller: { customerId }, query }) =>
      done({ url: calendarUrl(app, { customerId, orderId: query.order }) }),
    readOrder: ({ caller: { customerId, language }, params }) =>
      read({ customerId, orderId: params.id }, language),
  } satisfies Partial<OrderHandlers>
}

function changeHandlers(app: AppWithDb, autoship: AutoshipSeams | undefined) {
  const { db } = app
  const { read, readAfter } = orderReader(app)
  return {
    changeOrder: async ({ caller: { customerId, language }, by, params, body }) => {
      const ref = { customerId, orderId: params.id }
      if (body.confirmed !== 1) return read(ref, language)
      const confirmed = await inTransaction(db, (tx) => confirmOrder(app, tx, by, ref))
      return readAfter(confirmed, ref, language)
    },
    cancelOrder: async ({ caller: { customerId, language }, by, params }) => {
      const ref = { customerId, orderId: params.id }
      const outcome = await inTransaction(db, (tx) => cancelOrder(app, tx, by, ref))
      const cancelled = await readAfter(outcome, ref, language)
      return cancelled.ok ? done({ data: cancelled.value.order }) : cancelled
    },
    takeOrderBack: async ({ caller: { customerId, language }, by, params }) => {
      const ref = { customerId, orderId: params.id }
      const taken = await inTransaction(db, (tx) => reopenCart(app, tx, by, ref))
      if (!taken.ok) return taken
      const priced = await readCart(app, app.db, { customerId })
      return priced
        ? done({ data: cartAnswer(app, priced, language) })
        : refuse({ code: 'not_found' })
    },
    moveOrder: async ({ caller: { customerId, language }, by, params, body }) => {
      const ref = { customerId, orderId: params.id }
      const moving = {
        ...ref,
        day: dayOf(body.delivery_date),
        changeAutoship: body.change_autoship === 1,
      }
      const moved = await inTransaction(db, (tx) => moveOrder(app, tx, by, moving, autoship))
      return readAfter(moved, ref, language)
    },
  } satisfies Partial<OrderHandlers>
}

function keyHandlers(app: AppWithDb) {
  const { read, readAfter } = orderReader(app)
  return {
    readOrderByKey: async ({ caller, params }) => {
      const ref = orderOfKey(app, params.key)
      return ref ? read(ref, caller.language) : refuse({ code: 'not_found' })
    },
    confirmOrderByKey: async ({ caller, params }) => {
      const ref = orderOfKey(app, params.key)
      if (!ref) return refuse({ code: 'not_found' })
      const by = byCustomer(ref.customerId)
      const confirmed = await inTransaction(app.db, (tx) => confirmOrder(app, tx, by, ref))
      return readAfter(confirmed, ref, caller.language)
    },
  } satisfies Partial<OrderHandlers>
}
