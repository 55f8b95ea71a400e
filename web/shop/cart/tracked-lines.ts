import type { CartItem } from '../../../contract/shop/cart-record.ts'
import type { TrackedLine } from '../tracking/events.ts'

/** Only purchases: lines that only return containers are left out. */
export const trackedLines = (items: readonly CartItem[]): TrackedLine[] =>
  items
    .filter(({ order }) => order > 0)
    .map(({ good_id, name, order, price_vat }) => ({
      goodId: good_id,
      name,
      quantity: order,
      priceEuros: price_vat,
    }))
