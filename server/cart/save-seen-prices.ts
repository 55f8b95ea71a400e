import { pricePiece } from '../../domain/pricing/price.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { PricedCart } from './price-cart.ts'
import { deleteLines, updateCart, upsertLines } from './store.ts'

type SeenChanges = {
  /** The most pieces that can be ordered, for goods that run short. */
  atMost: ReadonlyMap<number, number>
  dropsPromo: boolean
}

/** Saves the current prices in the cart as those that the customer has seen. */
export async function saveSeenPrices(
  app: App,
  tx: Tx,
  priced: PricedCart,
  changes: SeenChanges,
): Promise<void> {
  const {
    cart,
    lines,
    input: { basket },
  } = priced
  const now = app.clock.now()
  const next = lines.map((line) => ({
    ...line,
    order: Math.min(line.order, changes.atMost.get(line.goodId) ?? line.order),
  }))
  const remaining = next.filter((line) => line.order + line.return > 0)
  await upsertLines(
    tx,
    cart,
    remaining.map((line) => {
      const { listCents, cents } = pricePiece(line, line.order, basket)
      const prices = { listPriceCents: listCents, priceBeforePromoCents: cents }
      return { goodId: line.goodId, ordered: line.order, returned: line.return, ...prices }
    }),
    now,
  )
  const removed = next.filter((line) => !remaining.includes(line)).map((line) => line.goodId)
  if (removed.length > 0) await deleteLines(tx, cart.id, removed, now)
  if (changes.dropsPromo) await updateCart(tx, cart.id, { promoCodeId: null }, now)
}

export const removePromoFromCart = (app: App, tx: Tx, cartId: number) =>
  updateCart(tx, cartId, { promoCodeId: null }, app.clock.now())
