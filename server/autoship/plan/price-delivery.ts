import type { Day } from '../../../domain/calendar.ts'
import { type LoadedCart } from '../../cart/load-cart.ts'
import { type PricedCart, priceWith } from '../../cart/price-cart.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import type { ShopSettings } from '../../../domain/settings.ts'
import type { LoadedAutoship } from './plan-store.ts'

export type PricedLine = { id?: number; goodId: number; ordered: number; returned: number }

/** Prices one delivery as a cart, with the customer's bottles and balance as given; no queries. */
export function priceDelivery(
  app: Pick<App, 'clock'>,
  customerCart: LoadedCart,
  goods: Map<number, CartGood>,
  settings: ShopSettings,
  {
    autoship,
    deliveryOn,
    lines,
  }: { autoship: LoadedAutoship; deliveryOn: Day | null; lines: readonly PricedLine[] },
): PricedCart {
  const { id: autoshipId, addressId, address, notes } = autoship
  const items = lines.map((line) => ({
    id: 0,
    listPriceCents: null,
    priceBeforePromoCents: null,
    held: null,
    ...line,
  }))
  return priceWith(
    { ...customerCart, autoshipId, addressId, address, notes, deliveryOn, items },
    goods,
    settings,
    app,
  )
}
