import type { cartCalls } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb as App } from '../app-context.ts'
import { countAttempt } from '../customers/limit-attempts.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { activatePromo, removePromo } from './activate-promo.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart } from './change-cart.ts'
import { changeItem, removeItem } from './change-item.ts'
import { itemAnswers } from './item-answer.ts'
import type { PricedCart } from './price-cart.ts'
import { createCart, readCart } from './read-cart.ts'
import { repeatOrder } from './repeat-order.ts'

export function cartRoutes(app: App): Handlers<typeof cartCalls> {
  const items = (priced: PricedCart, language: Language) =>
    itemAnswers(priced, language, app.config.IMAGE_BASE)
  const answered = (outcome: Outcome<PricedCart, Refusal>, language: Language) =>
    outcome.ok ? done({ data: cartAnswer(app, outcome.value, language) }) : outcome
  const found = (priced: PricedCart | undefined): Outcome<PricedCart, Refusal> =>
    priced ? done(priced) : refuse({ code: 'not_found' })

  return {
    readActiveCart: async ({ caller: { customerId, language } }) =>
      answered(found(await readCart(app, { customerId })), language),
    createCart: async ({ caller: { customerId, language } }) =>
      answered(done(await createCart(app, customerId)), language),
    repeatLastOrder: async ({ caller: { customerId, language }, body }) => {
      const repeated = await repeatOrder(app, { customerId, orderId: body?.order_id, language })
      if (!repeated.ok) return repeated
      return done({
        data: cartAnswer(app, repeated.value.priced, language),
        skipped_goods: repeated.value.skipped,
      })
    },
    changeCart: async ({ caller: { customerId, language }, params, body }) =>
      answered(await changeCart(app, { customerId, cartId: params.id }, body), language),
    listCartItems: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(app, { customerId, cartId: params.id })
      return priced
        ? done({ data: { data: items(priced, language) } })
        : refuse({ code: 'not_found' })
    },
    changeCartItem: async ({ caller: { customerId, language }, params, body }) => {
      const change = { id: body.id, goodId: body.good_id, order: body.order, return: body.return }
      const changed = await changeItem(app, { customerId, cartId: params.id }, change)
      if (!changed.ok) return changed
      const { priced, goodId, requested, granted } = changed.value
      const { items: all, details, ...cart } = cartAnswer(app, priced, language)
      const item = all.find(({ good_id }) => good_id === goodId) ?? null
      return done({ data: { data: all, item, requested, granted, details, cart } })
    },
    removeCartItem: async ({ caller: { customerId, language }, params }) =>
      answered(
        await removeItem(app, { customerId, cartId: params.cartId }, params.goodId),
        language,
      ),
    activatePromo: async ({ caller: { customerId, language }, params, origin }) => {
      const attempt = await countAttempt(app, 'promo', {
        account: String(customerId),
        address: origin.address,
      })
      if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
      const answer = await activatePromo(app, { customerId, code: params.code, language })
      return answer.ok
        ? done({ message: answer.value.message, activated: answer.value.activated ? 1 : 0 })
        : answer
    },
    removePromo: async ({ caller: { customerId, language } }) =>
      answered(await removePromo(app, customerId), language),
  }
}
