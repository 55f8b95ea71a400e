import type { CartLine } from '../../domain/cart/cart-line.ts'
import { asPlaced } from '../../domain/orders/as-placed.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Basket } from '../../domain/pricing/price.ts'
import { depositRequired } from '../../domain/pricing/deposit.ts'
import type { CustomerDeposit } from '../../domain/pricing/order-deposit.ts'
import { mayUsePromo, type PromoRefusal } from '../../domain/pricing/promo.ts'
import { totals, type Totals, type TotalsInput } from '../../domain/pricing/totals.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { CartGood } from '../catalogue/goods-for-cart.ts'
import type { App } from '../app-context.ts'
import type { CartWithGoods, LoadedCart } from './load-cart.ts'
import { promoOf, promoUse } from './promo-of.ts'

/** A cart with its goods as they stand now and everything that it costs. */
export type PricedCart = {
  cart: LoadedCart
  goods: Map<number, CartGood>
  lines: CartLine[]
  input: TotalsInput
  totals: Totals
  /** Why the customer cannot use the code at all; what the cart lacks for it stands in the totals. */
  promo: Outcome<null, PromoRefusal> | null
  settings: ShopSettings
}

export async function priceCart(app: App, cart: CartWithGoods): Promise<PricedCart> {
  return priceWith(cart, goodsById(cart.goods), await app.settings(), app)
}

export const goodsById = (goods: readonly CartGood[]) =>
  new Map(goods.map((good) => [good.goodId, good]))

/** The same for a cart whose lines have just changed in memory. */
export function priceWith(
  cart: LoadedCart,
  goods: Map<number, CartGood>,
  settings: ShopSettings,
  { clock }: Pick<App, 'clock'>,
): PricedCart {
  const lineFor = lineOf(cart)
  const lines = cart.items.map((item) => lineFor(goods.get(item.goodId)!, item))
  const isCopy = cart.copyOfId !== null
  const promo =
    cart.promo && (isCopy ? null : mayUsePromo(promoOf(cart.promo), promoUse(cart, clock.today())))
  const promoHolds = cart.promo !== null && (isCopy || (promo?.ok === true && cart.promo.isActive))
  const input: TotalsInput = {
    lines,
    basket: basketOf(cart),
    customer: {
      // What the order itself has taken can be used for it again.
      bonusCents: cart.customer.bonusCents + cart.originalBonusCents,
      bonusIsEnabled: cart.customer.enableBonus && cart.customer.role > 0,
      deposit: customerDeposit(cart, settings),
      hasOverdueDebt: cart.customer.hasOverdueDebt,
    },
    useBonus: cart.useBonus,
    promo: promoHolds && cart.promo ? promoOf(cart.promo) : null,
    deliveryTypeId: cart.deliveryType,
  }
  return { cart, goods, lines, input, totals: totals(input, settings), promo, settings }
}

/** What an autoship has made keeps the autoship's prices while it is edited. */
export const basketOf = ({ autoshipId }: Pick<LoadedCart, 'autoshipId'>): Basket =>
  autoshipId === null ? 'cart' : 'autoship'

/** A line of this cart at the prices that it would have there: a copy of an order keeps those of its day. */
export function lineOf({ originalItems }: Pick<LoadedCart, 'originalItems'>) {
  const original = new Map(originalItems.map((item) => [item.goodId, item]))
  return (
    good: CartGood,
    { ordered, returned }: { ordered: number; returned: number },
  ): CartLine => {
    const line = { ...good, order: ordered, return: returned }
    const placed = original.get(good.goodId)
    if (placed?.listPriceCents == null || placed.priceBeforePromoCents === null) return line
    const { listPriceCents, priceBeforePromoCents } = placed
    return asPlaced(line, {
      goodId: good.goodId,
      order: placed.ordered,
      listPriceCents,
      priceBeforePromoCents,
    })
  }
}

/** An order keeps the `held` it was placed with, while it is edited, too. */
function customerDeposit(
  { customer, originalItems }: LoadedCart,
  settings: ShopSettings,
): CustomerDeposit {
  const now = customer.held.map(({ goodId, held }) => [goodId, held] as const)
  const then = originalItems.flatMap(({ goodId, held }) =>
    held === null ? [] : [[goodId, held] as const],
  )
  return {
    heldByGood: Object.fromEntries([...now, ...then]),
    paidCents: customer.depositCents,
    requiredCents: depositRequired(customer.held, settings.depositSteps),
  }
}
