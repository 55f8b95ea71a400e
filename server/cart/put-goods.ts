import type { Language } from '../../domain/words/language.ts'
import { isLent } from '../../domain/cart/cart-line.ts'
import { grantedPieces, mostPieces } from '../../domain/cart/granted.ts'
import { pricePiece } from '../../domain/pricing/price.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { availableTo } from './available-to.ts'
import { mostLines } from './limits.ts'
import type { LoadedCart } from './load-cart.ts'
import { basketOf, lineOf } from './price-cart.ts'
import { keepLines } from './store.ts'

export type GoodsToPut = { goodId: number; ordered: number; returned: number }

/**
 * Adds goods to a locked cart, as many as can be had, whatever their number in one statement. Answers the names of those
 * that are left out or come short.
 */
export async function putGoods(
  app: App,
  tx: Db,
  cart: LoadedCart,
  more: readonly GoodsToPut[],
  language: Language,
): Promise<string[]> {
  const goods = await goodsForCart(
    tx,
    more.map((line) => line.goodId),
  )
  const inCart = new Map(cart.items.map((item) => [item.goodId, item]))
  const lineFor = lineOf(cart)
  const short: string[] = []
  let room = mostLines - cart.items.length
  const lines = more.flatMap((line) => {
    const good = goods.get(line.goodId)
    if (!good) return []
    const had = inCart.get(line.goodId)
    const wanted = Math.min(mostPieces, (had?.ordered ?? 0) + line.ordered)
    const ordered = Math.max(grantedPieces(wanted, availableTo(cart, good)), had?.ordered ?? 0)
    const returned = isLent(good) ? Math.min(mostPieces, (had?.returned ?? 0) + line.returned) : 0
    const name = language === 'en' ? good.nameEn : good.nameLv
    if (ordered < wanted) short.push(name)
    if (ordered + returned === 0) return []
    if (!had && room-- <= 0) {
      short.push(name)
      return []
    }
    const { listCents, cents } = pricePiece(
      lineFor(good, { ordered, returned }),
      ordered,
      basketOf(cart),
    )
    return [
      {
        goodId: line.goodId,
        ordered,
        returned,
        listPriceCents: listCents,
        priceBeforePromoCents: cents,
      },
    ]
  })
  await keepLines(tx, cart, lines, app.clock.now())
  return [...new Set(short)]
}
