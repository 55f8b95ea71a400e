import type { PaymentWay } from '../../../contract/shop/added/payment-ways.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { ProviderWayKey } from '../../../domain/payments/provider-ways.ts'
import { createObserved, useObserved } from '../../client/observed.ts'
import { useStore } from '../../client/store.ts'
import { paymentWaysStore } from '../session/payment-ways-store.ts'

type Way = PaymentWay & { way: ProviderWayKey }

/** Chosen instead of the card's own page; it stays so while the cart is paid for. */
export const chosenWay = createObserved<ProviderWayKey | null>(null)

/** What the bank would be asked for, in euros, with the charge of the method. */
export const sumAtProvider = (cart: Cart, charge: number, accountPart: number): number =>
  cart.details.total_price_with_bail_and_vat + cart.top_up + charge - accountPart

export const isWayOf =
  (method: number) =>
  (listed: PaymentWay): listed is Way =>
    listed.method === method && listed.way !== null

/** The provider's way that was chosen with the cart's method; null for the method's own page. */
export function useChosenWay(cart: Cart): ProviderWayKey | null {
  const ways = useStore(paymentWaysStore).value ?? []
  const chosen = useObserved(chosenWay)
  const isListed = ways.some(({ method, way }) => method === cart.payment_type && way === chosen)
  return isListed ? chosen : null
}
