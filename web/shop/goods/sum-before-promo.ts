import type { CartItem } from '../../../contract/shop/cart-record.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'

/** Lines show what they cost before the promo code, which has a row of its own. */
export const sumBeforePromo = (item: Pick<CartItem, 'order' | 'price_without_discount_vat'>) =>
  eurosOf(item.order * centsOf(item.price_without_discount_vat))
