import type { MissingGood } from '../../contract/shop/added/ordering-again.ts'
import type { CartChange } from '../../contract/shop/cart.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { goodCards } from '../catalogue/good-cards.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addGoods, type GoodToAdd } from './add-goods.ts'
import { writeCartFields } from './change-cart.ts'
import type { LoadedCart } from './load-cart.ts'
import { lockCart } from './lock-cart.ts'
import { methodOffers } from './offers.ts'
import type { PricedCart } from './price-cart.ts'
import { rereadCart } from './read-cart.ts'
import {
  loadOrderedGoods,
  type OrderedGood,
  orderToRepeat,
  type Repeating,
  withHeldEmpties,
} from './repeat-order.ts'
import { insertCart } from './store.ts'
import { nothingToRepeat } from './words.ts'

type Ready = { priced: PricedCart; missing: MissingGood[] }

/**
 * Makes the cart ready as an order was: its goods and empties, and in a cart that was empty also
 * its place, method and note. What the cart has already is not added again, so that a link in a
 * mail can be opened twice.
 */
export async function orderAgain(
  app: AppWithDb,
  tx: Tx,
  _by: Actor,
  {
    customerId,
    orderId,
    goodIds,
    language,
  }: Repeating & { goodIds?: readonly number[] | undefined },
): Promise<Outcome<Ready, Refusal>> {
  const ordered = await loadOrderedGoods(tx, customerId, orderId)
  const goods = ordered.filter(({ goodId }) => goodIds?.includes(goodId) ?? true)
  if (goods.length === 0) return refuse({ code: 'not_found', message: nothingToRepeat[language] })
  await insertCart(tx, customerId, app.clock.now())
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok) return opened
  await addGoods(app, tx, opened.value, notYetIn(opened.value, goods), language)
  if (opened.value.items.length === 0) await fillIn(app, tx, customerId, orderId)
  const priced = await rereadCart(app, tx, { customerId })
  return done({ priced, missing: await missingGoods(app, tx, priced, { goods, language }) })
}

function notYetIn(cart: LoadedCart, goods: readonly OrderedGood[]): GoodToAdd[] {
  const inCart = new Map(cart.items.map((item) => [item.goodId, item]))
  const ready = withHeldEmpties(goods, { ...cart, items: [] })
  return ready.map(({ goodId, ordered, returned }) => ({
    goodId,
    ordered: Math.max(0, ordered - (inCart.get(goodId)?.ordered ?? 0)),
    returned: Math.max(0, returned - (inCart.get(goodId)?.returned ?? 0)),
  }))
}

/** Place, method and note of the order, as far as they are still possible. */
async function fillIn(
  app: AppWithDb,
  tx: Tx,
  customerId: number,
  orderId: number | undefined,
): Promise<void> {
  const order = await orderToRepeat(tx, customerId, orderId)
    .select(['addressId', 'deliveryKind', 'parcelMachineId', 'notes', 'paymentMethod'])
    .executeTakeFirstOrThrow()
  const place: CartChange = { ...(order.addressId !== null && { address_id: order.addressId }) }
  const way: CartChange = {
    delivery_type_id: deliveryTypes.numberOf(order.deliveryKind),
    parcel_machine_id: order.parcelMachineId,
  }
  for (const change of [place, way, { notes: order.notes }]) {
    const cart = await lockCart(tx, { customerId })
    // a removed address or machine is left as a new cart has it
    if (cart.ok) await writeCartFields(app, tx, cart.value, change)
  }
  const { cart, ...priced } = await rereadCart(app, tx, { customerId })
  const method = methodOffers({ cart, ...priced }, app).find(
    ({ key }) => key === order.paymentMethod,
  )
  if (method?.open.ok)
    await writeCartFields(app, tx, cart, { payment_type: paymentTypes.numberOf(method.key) })
}

/** The goods of which the cart has fewer pieces than the order, each with one to take instead. */
async function missingGoods(
  app: AppWithDb,
  tx: Tx,
  { cart }: PricedCart,
  { goods, language }: Pick<Repeating, 'language'> & { goods: readonly OrderedGood[] },
): Promise<MissingGood[]> {
  const inCart = new Map(cart.items.map((item) => [item.goodId, item.ordered]))
  const short = goods
    .map(({ goodId, ordered }) => ({ goodId, missing: ordered - (inCart.get(goodId) ?? 0) }))
    .filter(({ missing }) => missing > 0)
  if (short.length === 0) return []
  const { alternatives } = await app.loadAssociations()
  const named = await goodsForCart(
    tx,
    short.map(({ goodId }) => goodId),
  )
  const cards = await goodCards(
    app,
    [...new Set(short.flatMap(({ goodId }) => alternatives(goodId)))],
    language,
  )
  const inStock = new Map(
    cards.filter((card) => card.available_for_customer !== 0).map((card) => [card.id, card]),
  )
  return short.map(({ goodId, missing }) => {
    const id = alternatives(goodId).find((other) => inStock.has(other))
    const good = named.get(goodId)!
    return {
      good_id: goodId,
      name: language === 'en' ? good.nameEn : good.nameLv,
      missing,
      replacement: id === undefined ? null : inStock.get(id)!,
    }
  })
}
