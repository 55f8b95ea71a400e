import { pricePiece } from '../../domain/pricing/price.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import type { PricedCart } from './price-cart.ts'
import { deleteLines, keepLines, updateCart } from './store.ts'

type Shown = {
  /** Goods of which no more can be had. */
  atMost: ReadonlyMap<number, number>
  dropsPromo: boolean
}

/** Remembers the cart's prices as the customer is being told them now. */
export async function keepShownLines(
  app: App,
  tx: Db,
  priced: PricedCart,
  shown: Shown,
): Promise<void> {
  const {
    cart,
    lines,
    input: { basket },
  } = priced
  const now = app.clock.now()
  const next = lines.map((line) => ({
    ...line,
    order: Math.min(line.order, shown.atMost.get(line.goodId) ?? line.order),
  }))
  const kept = next.filter((line) => line.order + line.return > 0)
  await keepLines(
    tx,
    cart,
    kept.map((line) => {
      const { listCents, cents } = pricePiece(line, line.order, basket)
      const prices = { listPriceCents: listCents, priceBeforePromoCents: cents }
      return { goodId: line.goodId, ordered: line.order, returned: line.return, ...prices }
    }),
    now,
  )
  const gone = next.filter((line) => !kept.includes(line)).map((line) => line.goodId)
  if (gone.length > 0) await deleteLines(tx, cart.id, gone, now)
  if (shown.dropsPromo) await updateCart(tx, cart.id, { promoCodeId: null }, now)
}

/** A code that somebody else used up in the same moment. */
export const dropPromo = (app: App, cartId: number) =>
  updateCart(app.db, cartId, { promoCodeId: null }, app.clock.now())
