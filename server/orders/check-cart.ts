import type { CartDifference } from '../../contract/shared/refusals.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { isEmptyLine } from '../../domain/cart/cart-line.ts'
import { type Cents, eurosOf, parseEuros } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { defaultMethod, isOnlineMethod, type MethodKey } from '../../domain/payments/methods.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import { hoursToPay, mayOrderUnpaid } from '../../domain/payments/unpaid.ts'
import type { App } from '../app-context.ts'
import { deliveryOffers, methodAnswers, methodOffers } from '../cart/offers.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Shortage } from '../stock/reserve-stock.ts'
import { readUnpaid } from '../payments/unpaid.ts'
import type { Tx } from '../platform/database/connect.ts'
import { fullDayRefusal } from '../territory/capacity.ts'
import { unservedDayRefusal } from '../territory/day-refusal.ts'
import type { PaidHow } from './payment-split.ts'
import { loadOfCart } from './snapshot-order.ts'

/** Whether the cart can be ordered now: goods, delivery type, destination and day, not its room. */
export async function checkDelivery(app: App, priced: PricedCart): Promise<Refusal | undefined> {
  const { cart, lines, totals } = priced
  if (lines.every(isEmptyLine)) return { code: 'cart_is_empty' }
  const missing = (field: string): Refusal => ({ fields: { [field]: [{ problem: 'required' }] } })
  const offer = deliveryOffers(priced).find(({ kind }) => kind === cart.deliveryKind)
  if (offer?.refusal) return { code: 'delivery_not_open', reason: offer.refusal.code }
  if (cart.deliveryKind === 'parcelMachine')
    return cart.parcelMachine?.isActive ? undefined : missing('parcel_machine_id')
  if (!cart.address || cart.address.isRemoved) return missing('address_id')
  if (cart.deliveryKind === 'thirdPartyCourier' || totals.onlyServices) return undefined
  if (cart.deliveryOn === null) return missing('delivery_date')
  return unservedDayRefusal(app, cart.address.regionId, cart.deliveryOn)
}

/** Whether the day that `checkDelivery` has found possible has room for the cart. */
export async function checkRoom(
  app: App,
  tx: Tx,
  priced: PricedCart,
): Promise<Refusal | undefined> {
  const { deliveryKind, address, deliveryOn } = priced.cart
  if (deliveryKind !== 'courier' || !address || deliveryOn === null || priced.totals.onlyServices)
    return undefined
  const { regionId } = address
  return fullDayRefusal(app, tx, { regionId, day: deliveryOn, load: loadOfCart(priced) })
}

/** Goods of which fewer pieces are left than the cart asks for. */
export function shortagesOf({ lines, goods }: PricedCart): Shortage[] {
  return lines.flatMap(({ goodId, order: wanted }) => {
    const { available } = goods.get(goodId)!
    return available !== null && wanted > available ? [{ goodId, wanted, available }] : []
  })
}

/** The chosen method, or the account by default; a closed method is refused with its reason. */
export function checkMethod(app: App, priced: PricedCart): Outcome<MethodKey, Refusal> {
  const offers = methodOffers(priced, app)
  const chosen = priced.cart.paymentMethod ?? defaultMethod(offers)
  const offer = offers.find(({ key }) => key === chosen)
  if (!offer) return refuse({ fields: { payment_type: [{ problem: 'required' }] } })
  if (offer.open.ok) return done(offer.key)
  const [answer] = methodAnswers([offer], priced.cart.customer.language)
  const { id, reason, missing } = answer!
  return refuse({ code: 'method_not_open', payment_type: id, reason, missing })
}

/** A part from the account leaves something for the bank or card, and is there to be taken. */
export function checkAccountPart(
  { cart, totals }: PricedCart,
  method: MethodKey,
  euros: number | undefined,
): Outcome<Cents, Refusal> {
  const cents = parseEuros(euros ?? 0) ?? 0
  if (cents === 0) return done(0)
  if (!isOnlineMethod(method) || cents >= totals.totalWithDepositCents || cart.topupCents > 0)
    return refuse({ fields: { account_part: [{ problem: 'invalid' }] } })
  const missingCents = cents - cart.customer.accountCents
  if (missingCents <= 0) return done(cents)
  const missing = eurosOf(missingCents)
  return refuse({ code: 'method_not_open', reason: 'account_is_short', missing })
}

/** A way of the provider's own is offered now, for this method and this sum. */
export function checkProviderWay(
  { bankOffers }: App,
  { cart, totals }: PricedCart,
  method: MethodKey,
  { providerWay, partCents }: { providerWay: ProviderWayKey | undefined; partCents: Cents },
): Outcome<ProviderWayKey | undefined, Refusal> {
  if (providerWay === undefined) return done(undefined)
  const cents = totals.totalWithDepositCents - partCents + cart.topupCents
  return isOnlineMethod(method) && bankOffers.isWayOffered(providerWay, method, cents)
    ? done(providerWay)
    : refuse({ code: 'method_not_open', reason: 'provider_is_off' })
}

/** An order that goes to a bank holds its goods until it is paid. */
export async function checkUnpaid(
  tx: Tx,
  { cart, settings, totals }: PricedCart,
  method: MethodKey,
  accountPartCents: Cents,
): Promise<Outcome<PaidHow, Refusal>> {
  const { pendingPaymentHours } = settings
  if (!isOnlineMethod(method)) return done({ method, hoursToPay: pendingPaymentHours })
  const unpaid = await readUnpaid(tx, cart.customerId)
  if (!mayOrderUnpaid(unpaid)) return refuse({ code: 'too_much_unpaid' })
  const orderCents = totals.totalWithDepositCents - accountPartCents
  const hours = hoursToPay(unpaid, orderCents, pendingPaymentHours)
  return done({ method, hoursToPay: hours, accountPartCents })
}

/** Prices that have changed since the customer saw the cart, and a promo code that is lost. */
export function differencesFromSeen({ cart, goods, totals, promo }: PricedCart): CartDifference[] {
  const prices = new Map(totals.lines.map((line) => [line.goodId, line.priceWithoutDiscountCents]))
  const changed = cart.items.flatMap(
    ({ goodId, priceBeforePromoCents: seen }): CartDifference[] => {
      const now = prices.get(goodId)
      if (seen === null || now === undefined || now === seen) return []
      return [
        {
          kind: 'price',
          good_id: goodId,
          name: nameOf(goods, goodId, cart),
          old: eurosOf(seen),
          new: eurosOf(now),
        },
      ]
    },
  )
  const isLost =
    cart.promo !== null && cart.copyOfId === null && (promo?.ok !== true || !cart.promo.isActive)
  return isLost
    ? [...changed, { kind: 'promo', good_id: null, name: null, old: cart.promo!.code, new: null }]
    : changed
}

export function nameOf(
  goods: PricedCart['goods'],
  goodId: number,
  { customer }: PricedCart['cart'],
): string {
  const good = goods.get(goodId)!
  return customer.language === 'en' ? good.nameEn : good.nameLv
}
