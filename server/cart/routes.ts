import type { orderingAgainCalls } from '../../contract/shop/added/ordering-again.ts'
import type { cartCalls } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { activatePromo, removePromo } from './activate-promo.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart } from './change-cart.ts'
import { changeItem, removeItem } from './change-item.ts'
import { itemAnswers } from './item-answer.ts'
import type { PricedCart } from './price-cart.ts'
import { createCart, readCart } from './read-cart.ts'
import { orderAgain } from './order-again.ts'
import { repeatOrder } from './repeat-order.ts'

type Calls = typeof cartCalls & Pick<typeof orderingAgainCalls, 'findActiveCart' | 'orderAgain'>

type CartHandlers = Handlers<Calls>

export const cartRoutes = (app: AppWithDb): CartHandlers => ({
  readActiveCart: async ({ caller: { customerId, language } }) => {
    const priced = await readCart(app, app.db, { customerId })
    return priced
      ? done({ data: cartAnswer(app, priced, language) })
      : refuse({ code: 'not_found' })
  },
  findActiveCart: async ({ caller: { customerId, language } }) => {
    const priced = await readCart(app, app.db, { customerId })
    return done({ data: priced ? cartAnswer(app, priced, language) : null })
  },
  createCart: async ({ caller: { customerId, language }, by }) => {
    const priced = await inTransaction(app.db, (tx) => createCart(app, tx, by, customerId))
    return done({ data: cartAnswer(app, priced, language) })
  },
  changeCart: async ({ caller: { customerId, language }, by, params, body: change }) => {
    const changing = { customerId, cartId: params.id, change }
    const changed = await inTransaction(app.db, (tx) => changeCart(app, tx, by, changing))
    return answered(app, changed, language)
  },
  ...orderingAgainHandlers(app),
  ...lineHandlers(app),
  ...promoHandlers(app),
})

const orderingAgainHandlers = (
  app: AppWithDb,
): Pick<CartHandlers, 'repeatLastOrder' | 'orderAgain'> => ({
  repeatLastOrder: async ({ caller: { customerId, language }, by, body }) => {
    const repeating = { customerId, orderId: body?.order_id, language }
    const repeated = await inTransaction(app.db, (tx) => repeatOrder(app, tx, by, repeating))
    if (!repeated.ok) return repeated
    return done({
      data: cartAnswer(app, repeated.value.priced, language),
      skipped_goods: repeated.value.skipped,
    })
  },
  orderAgain: async ({ caller: { customerId, language }, by, body }) => {
    const { order_id: orderId, good_ids: goodIds } = body ?? {}
    const repeating = { customerId, orderId, goodIds, language }
    const ready = await inTransaction(app.db, (tx) => orderAgain(app, tx, by, repeating))
    if (!ready.ok) return ready
    const { priced, missing } = ready.value
    return done({ data: cartAnswer(app, priced, language), missing })
  },
})

const lineHandlers = (
  app: AppWithDb,
): Pick<CartHandlers, 'listCartItems' | 'changeCartItem' | 'removeCartItem'> => ({
  listCartItems: async ({ caller: { customerId, language }, params }) => {
    const priced = await readCart(app, app.db, { customerId, cartId: params.id })
    return priced
      ? done({ data: { data: itemAnswers(priced, language, app.config.IMAGE_BASE) } })
      : refuse({ code: 'not_found' })
  },
  changeCartItem: async ({ caller: { customerId, language }, by, params, body }) => {
    const change = { id: body.id, goodId: body.good_id, order: body.order, return: body.return }
    const changing = { customerId, cartId: params.id, change }
    const changed = await inTransaction(app.db, (tx) => changeItem(app, tx, by, changing))
    if (!changed.ok) return changed
    const { priced, goodId, requested, granted } = changed.value
    const { items: all, details, ...cart } = cartAnswer(app, priced, language)
    const item = all.find(({ good_id }) => good_id === goodId) ?? null
    return done({ data: { data: all, item, requested, granted, details, cart } })
  },
  removeCartItem: async ({ caller: { customerId, language }, by, params }) => {
    const line = { customerId, cartId: params.cartId, goodId: params.goodId }
    const changed = await inTransaction(app.db, (tx) => removeItem(app, tx, by, line))
    return answered(app, changed, language)
  },
})

const promoHandlers = (app: AppWithDb): Pick<CartHandlers, 'activatePromo' | 'removePromo'> => ({
  activatePromo: async ({ caller: { customerId, language }, by, params, origin }) => {
    const attempt = await countAttempt(app, 'promo', {
      account: String(customerId),
      address: origin.address,
    })
    if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
    const activating = { customerId, code: params.code, language }
    const answer = await inTransaction(app.db, (tx) => activatePromo(app, tx, by, activating))
    return answer.ok
      ? done({ message: answer.value.message, activated: answer.value.activated ? 1 : 0 })
      : answer
  },
  removePromo: async ({ caller: { customerId, language }, by }) => {
    const changed = await inTransaction(app.db, (tx) => removePromo(app, tx, by, customerId))
    return answered(app, changed, language)
  },
})

const answered = (app: App, changed: Outcome<PricedCart, Refusal>, language: Language) =>
  changed.ok ? done({ data: cartAnswer(app, changed.value, language) }) : changed
