import type { Cart } from '../../contract/shop/cart-record.ts'
import type { orderingAgainCalls } from '../../contract/shop/added/ordering-again.ts'
import type { cartCalls } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
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

export function cartRoutes(app: AppWithDb): Handlers<Calls> {
  const items = (priced: PricedCart, language: Language) =>
    itemAnswers(priced, language, app.config.IMAGE_BASE)
  const answered = (outcome: Outcome<PricedCart, Refusal>, language: Language) =>
    outcome.ok ? done({ data: cartAnswer(app, outcome.value, language) }) : outcome
  const found = (priced: PricedCart | undefined): Outcome<PricedCart, Refusal> =>
    priced ? done(priced) : refuse({ code: 'not_found' })

  return {
    readActiveCart: async ({ caller: { customerId, language } }) =>
      answered(found(await readCart(app, app.db, { customerId })), language),
    findActiveCart: async ({ caller: { customerId, language } }) => {
      const priced = await readCart(app, app.db, { customerId })
      return done({ data: priced ? cartAnswer(app, priced, language) : null })
    },
    createCart: async ({ caller: { customerId, language }, by }) =>
      answered(
        done(await inTransaction(app.db, (tx) => createCart(app, tx, by, customerId))),
        language,
      ),
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
    changeCart: async ({ caller: { customerId, language }, by, params, body: change }) => {
      const changing = { customerId, cartId: params.id, change }
      return answered(
        await inTransaction(app.db, (tx) => changeCart(app, tx, by, changing)),
        language,
      )
    },
    listCartItems: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(app, app.db, { customerId, cartId: params.id })
      return priced
        ? done({ data: { data: items(priced, language) } })
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
      return answered(await inTransaction(app.db, (tx) => removeItem(app, tx, by, line)), language)
    },
    ...promoHandlers(app, answered),
  }
}

type Answered = (
  outcome: Outcome<PricedCart, Refusal>,
  language: Language,
) => Outcome<{ data: Cart }, Refusal>

const promoHandlers = (app: AppWithDb, answered: Answered) =>
  ({
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
    removePromo: async ({ caller: { customerId, language }, by }) =>
      answered(await inTransaction(app.db, (tx) => removePromo(app, tx, by, customerId)), language),
  }) satisfies Partial<Handlers<typeof cartCalls>>
