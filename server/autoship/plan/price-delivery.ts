import { isExchanged } from '../../../domain/autoship/empties.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { Cents } from '../../../domain/money.ts'
import type { ShopSettings } from '../../../domain/settings.ts'
import type { App } from '../../app-context.ts'
import { draftCartFor } from '../../cart/draft-cart.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import { type PricedCart, priceWith } from '../../cart/price-cart.ts'
import { type CartGood, goodsForCart } from '../../catalogue/goods-for-cart.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { LoadedAutoship } from './plan-store.ts'

export type PricingFacts = {
  /** The customer's account, prices and bottles. */
  customerCart: LoadedCart
  goods: Map<number, CartGood>
  settings: ShopSettings
}

/** What the prices of a customer's autoships depend on, in a fixed number of statements. */
export async function pricingFacts(
  app: App,
  db: Db,
  customerId: number,
  autoships: readonly LoadedAutoship[],
): Promise<PricingFacts> {
  const draft = { customerId, addressId: null, deliveryOn: null, notes: '' }
  const customerCart = await draftCartFor(db, draft)
  const goods = await goodsForCart(db, goodIdsOf(autoships))
  return { customerCart, goods, settings: await app.settings() }
}

export const goodIdsOf = (autoships: readonly LoadedAutoship[]): number[] => [
  ...new Set(
    autoships.flatMap(({ items, oneTimeChanges, warnings }) => [
      ...items.flatMap(({ goodId, substituteGoodId }) => [goodId, substituteGoodId ?? goodId]),
      ...oneTimeChanges.map(({ goodId }) => goodId),
      ...warnings.map(Number),
    ]),
  ),
]

export type PricedLine = { id?: number; goodId: number; ordered: number; returned: number }

/**
 * The deposit of a delivery now, as long as fewer empties are held than go back later; 0 once they
 * go round.
 */
export function firstDepositCents(
  app: Pick<App, 'clock'>,
  facts: PricingFacts,
  autoship: LoadedAutoship,
): Cents {
  const { held } = facts.customerCart.customer
  const lines = autoship.items.map((item) => {
    if (!isExchanged(facts.goods.get(item.goodId)!)) return item
    const heldNow = held.find(({ goodId }) => goodId === item.goodId)?.held ?? 0
    return { ...item, returned: Math.min(item.returned, heldNow) }
  })
  const depositOf = (counted: readonly PricedLine[]) =>
    priceDelivery(app, facts, { autoship, deliveryOn: null, lines: counted }).totals.depositCents
  return depositOf(lines) - depositOf(autoship.items)
}

type Delivery = {
  autoship: LoadedAutoship
  deliveryOn: Day | null
  lines: readonly PricedLine[]
}

/** Prices one delivery as a cart, with the customer's bottles and balance as given; no queries. */
export function priceDelivery(
  app: Pick<App, 'clock'>,
  { customerCart, goods, settings }: PricingFacts,
  { autoship, deliveryOn, lines }: Delivery,
): PricedCart {
  const { id: autoshipId, addressId, address, notes } = autoship
  const unpriced = { id: 0, listPriceCents: null, priceBeforePromoCents: null, held: null }
  const items = lines.map((line) => ({ ...unpriced, ...line }))
  const cart = { ...customerCart, autoshipId, addressId, address, notes, deliveryOn, items }
  return priceWith(cart, goods, settings, app)
}
