import { grantedPieces, maxLines, maxPieces } from '../../domain/cart/quantity.ts'
import { pricePiece } from '../../domain/pricing/price.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { type CartGood, goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { LoadedCart } from './load-cart.ts'
import { availableForCart, basketOf, lineOf } from './price-cart.ts'
import { type LineToSave, upsertLines } from './store.ts'

export type GoodToAdd = { goodId: number; ordered: number; returned: number }

/**
 * Adds goods to a locked cart in one statement, as many pieces as are available. Returns the names
 * of goods that are left out or run short.
 */
export async function addGoods(
  app: App,
  tx: Tx,
  cart: LoadedCart,
  added: readonly GoodToAdd[],
  language: Language,
): Promise<string[]> {
  const goods = await goodsForCart(
    tx,
    added.map((line) => line.goodId),
  )
  const inCart = new Map(cart.items.map((item) => [item.goodId, item]))
  const lineToSave = pricedLines(cart)
  const short: string[] = []
  let room = maxLines - cart.items.length
  const lines = added.flatMap((line) => {
    const good = goods.get(line.goodId)
    if (!good) return []
    const old = inCart.get(line.goodId)
    const wanted = Math.min(maxPieces, (old?.ordered ?? 0) + line.ordered)
    const ordered = Math.max(grantedPieces(wanted, availableForCart(cart, good)), old?.ordered ?? 0)
    const returned = good.isLent ? Math.min(maxPieces, (old?.returned ?? 0) + line.returned) : 0
    const name = language === 'en' ? good.nameEn : good.nameLv
    if (ordered < wanted) short.push(name)
    if (ordered + returned === 0) return []
    if (!old && room-- <= 0) {
      short.push(name)
      return []
    }
    return [lineToSave(good, { ordered, returned })]
  })
  await upsertLines(tx, cart, lines, app.clock.now())
  return [...new Set(short)]
}

/** Lines with the prices that they have in this cart. */
function pricedLines(cart: LoadedCart) {
  const lineFor = lineOf(cart)
  return (good: CartGood, quantities: { ordered: number; returned: number }): LineToSave => {
    const line = lineFor(good, quantities)
    const { listCents, cents } = pricePiece(line, quantities.ordered, basketOf(cart))
    return {
      goodId: good.goodId,
      ...quantities,
      listPriceCents: listCents,
      priceBeforePromoCents: cents,
    }
  }
}
