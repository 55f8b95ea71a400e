import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { addGoods, type GoodToAdd } from './add-goods.ts'
import { isBottle } from '../../domain/cart/cart-line.ts'
import type { LoadedCart } from './load-cart.ts'
import { lockCart } from './lock-cart.ts'
import type { PricedCart } from './price-cart.ts'
import { rereadCart } from './read-cart.ts'
import { insertCart } from './store.ts'
import { nothingToRepeat } from './words.ts'

export type Repeating = { customerId: number; orderId?: number | undefined; language: Language }

/**
 * Adds the goods of an order (by default the last) to the active cart, with as many empties to give
 * back as full bottles come, up to those held; returns what is missing.
 */
export async function repeatOrder(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, orderId, language }: Repeating,
): Promise<Outcome<{ priced: PricedCart; skipped: string[] }, Refusal>> {
  const goods = await loadOrderedGoods(tx, customerId, orderId)
  if (goods.length === 0) return refuse({ code: 'not_found', message: nothingToRepeat[language] })
  await insertCart(tx, customerId, app.clock.now())
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok) return opened
  const withEmpties = withHeldEmpties(goods, opened.value)
  const skipped = await addGoods(app, tx, opened.value, withEmpties, language)
  return done({ priced: await rereadCart(app, tx, { customerId }), skipped })
}

/** An order by its number, by default the last that was not cancelled. */
export const orderToRepeat = (tx: Tx, customerId: number, orderId: number | undefined) =>
  tx
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where('status', '<>', 'returnedToCart')
    .$if(orderId === undefined, (query) => query.where('status', '<>', 'cancelled'))
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId!))
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

export type OrderedGood = Pick<GoodToAdd, 'goodId' | 'ordered'>

/** The goods of an order, by default the last. */
export async function loadOrderedGoods(
  tx: Tx,
  customerId: number,
  orderId: number | undefined,
): Promise<OrderedGood[]> {
  const last = await orderToRepeat(tx, customerId, orderId).select('id').executeTakeFirst()
  if (!last) return []
  return tx
    .selectFrom('orderItems')
    .select(['goodId', 'ordered'])
    .where('orderId', '=', last.id)
    .where('ordered', '>', 0)
    .orderBy('id')
    .execute()
}

/** Empties that the cart has already are counted among those held. */
export function withHeldEmpties(
  goods: readonly OrderedGood[],
  cart: Pick<LoadedCart, 'customer' | 'items'>,
): GoodToAdd[] {
  const bottles = cart.customer.held.filter(({ bottleKind }) => isBottle(bottleKind))
  const held = new Map(bottles.map((good) => [good.goodId, good.held]))
  const inCart = new Map(cart.items.map((item) => [item.goodId, item.returned]))
  return goods.map(({ goodId, ordered }) => {
    const left = (held.get(goodId) ?? 0) - (inCart.get(goodId) ?? 0)
    return { goodId, ordered, returned: Math.max(0, Math.min(ordered, left)) }
  })
}
