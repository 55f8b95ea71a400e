import type { addingToOrderCalls } from '../../contract/shop/added/adding-to-order.ts'
import type { orderingAgainCalls } from '../../contract/shop/added/ordering-again.ts'
import type { orderCalls } from '../../contract/shop/orders.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { byCustomer } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { cartAnswer } from '../cart/cart-answer.ts'
import { deleteCopy } from '../cart/copies.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { addingToOrderRoutes } from './adding-to-order-routes.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { copyOrder } from './copy-order.ts'
import { calendarUrl } from './delivery-calendar-feed.ts'
import { listOrders } from './list-orders.ts'
import { loadOrders, type OrderQuery } from './load-orders.ts'
import { readLastTime } from './last-time.ts'
import { orderOfKey } from '../customers/order-link.ts'
import { checkOut } from './place-order.ts'
import { reopenCart } from './return-to-cart.ts'
import { orderAnswers, readOrder } from './read-order.ts'
import type { OrderRef } from './store.ts'

/** The calls that may change an autoship's plan are answered by that room. */
type OrderHandlers = Omit<
  Handlers<typeof orderCalls>,
  'convertCartToAutoship' | 'processOrderCopy' | 'moveOrder'
> &
  Handlers<Pick<typeof orderingAgainCalls, 'readLastTime'> & typeof addingToOrderCalls>

export const orderRoutes = (app: AppWithDb): OrderHandlers => ({
  ...cartHandlers(app),
  ...addingToOrderRoutes(app),
  ...copyHandlers(app),
  ...listHandlers(app),
  ...changeHandlers(app),
  ...keyHandlers(app),
})

const list = async (app: AppWithDb, query: OrderQuery, language: Language) =>
  done({ order: await orderAnswers(app, await loadOrders(app.db, query), language) })

const readAfter = async (
  app: AppWithDb,
  outcome: Outcome<unknown, Refusal>,
  ref: OrderRef,
  language: Language,
) => (outcome.ok ? readOrder(app, ref, language) : outcome)

function cartHandlers(app: AppWithDb) {
  return {
    readLastTime: async ({ caller: { customerId } }) =>
      done({ data: (await readLastTime(app.db, customerId)) ?? null }),
    placeOrder: async ({ caller: { customerId, language }, by, params, body }) => {
      const agreedTotal = body?.total_price_with_bail_and_vat
      const hasAgreed = body?.confirmed_agreement === 1
      const paidHow = { accountPart: body?.account_part, providerWay: body?.provider_way }
      const placing = {
        customerId,
        cartId: params.id,
        agreedTotal,
        hasAgreed,
        language,
        ...paidHow,
      }
      const placed = await checkOut(app, by, placing)
      if (!placed.ok) return placed
      return done({ payment_url: placed.value.paymentUrl, order: { id: placed.value.orderId } })
    },
  } satisfies Partial<OrderHandlers>
}

function copyHandlers(app: AppWithDb) {
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
    deleteOrderCopy: async ({ caller: { customerId }, by, params }) => {
      const ref = { customerId, cartId: params.id }
      const isDeleted = await inTransaction(app.db, (tx) => deleteCopy(tx, by, ref))
      return isDeleted ? done({ data: null }) : refuse({ code: 'not_found' })
    },
  } satisfies Partial<OrderHandlers>
}

function listHandlers(app: AppWithDb) {
  return {
    listOrders: async ({ caller: { customerId, language }, query }) => {
      const { page, status } = query
      const { orders, total, lastPage, pageSize } = await listOrders(app, {
        customerId,
        page,
        state: status,
      })
      const about = { current_page: page, last_page: lastPage, per_page: pageSize, total }
      return done({ order: { ...about, data: await orderAnswers(app, orders, language) } })
    },
    listOrdersInProgress: ({ caller: { customerId, language } }) =>
      list(
        app,
        {
          customerId,
          states: ['waitsForPayment', 'processing', 'waitingForDelivery'],
          order: 'nearest',
        },
        language,
      ),
    listUnconfirmedOrders: ({ caller: { customerId, language } }) =>
      list(
        app,
        { customerId, states: ['processing'], unconfirmed: true, order: 'nearest' },
        language,
      ),
    readDeliveryCalendar: async ({ caller: { customerId }, query: { order: orderId } }) => {
      const isForeign =
        orderId !== undefined && (await loadOrders(app.db, { customerId, orderId })).length === 0
      return isForeign
        ? refuse({ code: 'not_found' })
        : done({ url: calendarUrl(app, { customerId, orderId }) })
    },
    readOrder: ({ caller: { customerId, language }, params }) =>
      readOrder(app, { customerId, orderId: params.id }, language),
  } satisfies Partial<OrderHandlers>
}

function changeHandlers(app: AppWithDb) {
  const { db } = app
  return {
    changeOrder: async ({ caller: { customerId, language }, by, params, body }) => {
      const ref = { customerId, orderId: params.id }
      if (body.confirmed !== 1) return readOrder(app, ref, language)
      const confirmed = await inTransaction(db, (tx) => confirmOrder(app, tx, by, ref))
      return readAfter(app, confirmed, ref, language)
    },
    cancelOrder: async ({ caller: { customerId, language }, by, params }) => {
      const ref = { customerId, orderId: params.id }
      const outcome = await inTransaction(db, (tx) => cancelOrder(app, tx, by, ref))
      const cancelled = await readAfter(app, outcome, ref, language)
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
  } satisfies Partial<OrderHandlers>
}

function keyHandlers(app: AppWithDb) {
  return {
    readOrderByKey: async ({ caller, params }) => {
      const ref = await orderOfKey(app, params.key)
      return ref ? readOrder(app, ref, caller.language) : refuse({ code: 'not_found' })
    },
    confirmOrderByKey: async ({ caller, params }) => {
      const ref = await orderOfKey(app, params.key)
      if (!ref) return refuse({ code: 'not_found' })
      const by = byCustomer(ref.customerId)
      const confirmed = await inTransaction(app.db, (tx) => confirmOrder(app, tx, by, ref))
      return readAfter(app, confirmed, ref, caller.language)
    },
  } satisfies Partial<OrderHandlers>
}
