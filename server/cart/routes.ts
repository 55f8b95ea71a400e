import type { cartCalls } from '../../contract/cart.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { activatePromo, removePromo } from './activate-promo.ts'
import { cartAnswer } from './cart-answer.ts'
import { changeCart } from './change-cart.ts'
import { changeItem } from './change-item.ts'
import { createCart } from './create-cart.ts'
import { itemAnswers } from './item-answer.ts'
import { limitPromoGuesses } from './limit-guesses.ts'
import type { PricedCart } from './price-cart.ts'
import { readCart } from './read-cart.ts'
import { removeItem } from './remove-item.ts'
import { repeatOrder } from './repeat-order.ts'

export function cartRoutes(house: House): Handlers<typeof cartCalls> {
  const items = (priced: PricedCart, language: Language) =>
    itemAnswers(priced, language, house.config.IMAGE_BASE)
  const answered = (outcome: Outcome<PricedCart, Refusal>, language: Language) =>
    outcome.ok ? done({ data: cartAnswer(house, outcome.value, language) }) : outcome
  const found = (priced: PricedCart | undefined): Outcome<PricedCart, Refusal> =>
    priced ? done(priced) : refuse({ code: 'not_found' })

  return {
    readActiveCart: async ({ caller: { customerId, language } }) =>
      answered(found(await readCart(house, { customerId })), language),
    createCart: async ({ caller: { customerId, language } }) =>
      answered(done(await createCart(house, customerId)), language),
    repeatLastOrder: async ({ caller: { customerId, language }, body }) => {
      const repeated = await repeatOrder(house, { customerId, orderId: body?.order_id, language })
      if (!repeated.ok) return repeated
      return done({
        data: cartAnswer(house, repeated.value.priced, language),
        skipped_goods: repeated.value.skipped,
      })
    },
    changeCart: async ({ caller: { customerId, language }, params, body }) =>
      answered(await changeCart(house, { customerId, cartId: params.id }, body), language),
    listCartItems: async ({ caller: { customerId, language }, params }) => {
      const priced = await readCart(house, { customerId, cartId: params.id })
      return priced
        ? done({ data: { data: items(priced, language) } })
        : refuse({ code: 'not_found' })
    },
    changeCartItem: async ({ caller: { customerId, language }, params, body }) => {
      const change = { id: body.id, goodId: body.good_id, order: body.order, return: body.return }
      const changed = await changeItem(house, { customerId, cartId: params.id }, change)
      if (!changed.ok) return changed
      const { priced, goodId, requested, granted } = changed.value
      const { items: all, details, ...cart } = cartAnswer(house, priced, language)
      const item = all.find((one) => one.good_id === goodId) ?? null
      return done({ data: { data: all, item, requested, granted, details, cart } })
    },
    removeCartItem: async ({ caller: { customerId, language }, params }) =>
      answered(
        await removeItem(house, { customerId, cartId: params.cartId }, params.goodId),
        language,
      ),
    activatePromo: async ({ caller: { customerId, language }, params, origin }) => {
      const limited = await limitPromoGuesses(house, { customerId, address: origin.address })
      if (limited) return refuse(limited)
      const answer = await activatePromo(house, { customerId, code: params.code, language })
      return answer.ok
        ? done({ message: answer.value.message, activated: answer.value.activated ? 1 : 0 })
        : answer
    },
    removePromo: async ({ caller: { customerId, language } }) =>
      answered(await removePromo(house, customerId), language),
  }
}
