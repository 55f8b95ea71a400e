import type { Day } from '../../domain/calendar.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { CartLine } from '../../domain/cart/cart-line.ts'
import { withPlacedPrices } from '../../domain/orders/placed-prices.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { depositRequired } from '../../domain/pricing/deposit.ts'
import type { CustomerDeposit } from '../../domain/pricing/order-deposit.ts'
import type { Basket } from '../../domain/pricing/price.ts'
import {
  mayUsePromo,
  type Promo,
  type PromoRefusal,
  type PromoUse,
} from '../../domain/pricing/promo.ts'
import { totals, type Totals, type TotalsInput } from '../../domain/pricing/totals.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { App } from '../app-context.ts'
import type { CartGood } from '../catalogue/goods-for-cart.ts'
import type { CartWithGoods, LoadedCart, LoadedPromo } from './load-cart.ts'

/** A cart with the current state of its goods and all its sums. */
export type PricedCart = {
  cart: LoadedCart
  goods: Map<number, CartGood>
  lines: CartLine[]
  input: TotalsInput
  totals: Totals
  /** Whether the customer may use the code; what the cart lacks for it is in the totals. */
  promo: Outcome<null, PromoRefusal> | null
  settings: ShopSettings
}

export async function priceCart(app: App, cart: CartWithGoods): Promise<PricedCart> {
  return priceWith(cart, goodsById(cart.goods), await app.settings(), app)
}

export const goodsById = (goods: readonly CartGood[]) =>
  new Map(goods.map((good) => [good.goodId, good]))

/** For a cart whose lines have just changed in memory. */
export function priceWith(
  cart: LoadedCart,
  goods: Map<number, CartGood>,
  settings: ShopSettings,
  { clock }: Pick<App, 'clock'>,
): PricedCart {
  const lineFor = lineOf(cart)
  const lines = cart.items.map((item) => lineFor(goods.get(item.goodId)!, item))
  const { promo, applied } = promoOf(cart, clock.today())
  const input: TotalsInput = {
    lines,
    basket: basketOf(cart),
    customer: {
      // An order that is being edited can use its own bonus again.
      bonusCents: cart.customer.bonusCents + cart.originalBonusCents,
      bonusIsEnabled: cart.customer.enableBonus && cart.customer.role === 'customer',
      deposit: customerDeposit(cart, settings),
      hasOverdueDebt: cart.customer.hasOverdueDebt,
    },
    useBonus: cart.useBonus,
    promo: applied,
    deliveryKind: cart.deliveryKind,
  }
  return { cart, goods, lines, input, totals: totals(input, settings), promo, settings }
}

type AppliedPromo = { promo: PricedCart['promo']; applied: Promo | null }

/**
 * The code of a cart, if its customer may use it. An order that is being edited keeps its code; the
 * discount may not grow once the code has ended or is used up.
 */
function promoOf(cart: LoadedCart, today: Day): AppliedPromo {
  if (cart.promo === null) return { promo: null, applied: null }
  const code = promoFromRow(cart.promo)
  const promo = mayUsePromo(code, promoUse(cart, today))
  const holds = promo.ok && cart.promo.isActive
  if (cart.copyOfId === null) return { promo, applied: holds ? code : null }
  const atMostCents = holds ? null : cart.originalDiscountCents
  return { promo: null, applied: { ...code, atMostCents } }
}

/** An autoship's order keeps autoship prices while it is edited. */
export const basketOf = ({ autoshipId }: Pick<LoadedCart, 'autoshipId'>): Basket =>
  autoshipId === null ? 'cart' : 'autoship'

/** Lines at this cart's prices: an order's copy keeps the prices of the day it was placed. */
export function lineOf({ originalItems }: Pick<LoadedCart, 'originalItems'>) {
  const original = new Map(originalItems.map((item) => [item.goodId, item]))
  return (
    good: CartGood,
    { ordered, returned }: { ordered: number; returned: number },
  ): CartLine => {
    const line = { ...good, order: ordered, return: returned }
    const placed = original.get(good.goodId)
    if (placed?.listPriceCents == null || placed.priceBeforePromoCents === null) return line
    const { ordered: order, listPriceCents, priceBeforePromoCents, officePriceCents } = placed
    const prices = { listPriceCents, priceBeforePromoCents, officePriceCents }
    return withPlacedPrices(line, { goodId: good.goodId, order, ...prices })
  }
}

/** An order that is being edited keeps the bottle balance that it was placed with. */
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
    promisedCents: customer.depositPromisedCents,
  }
}

export const promoFromRow = (row: LoadedPromo): Promo => ({
  code: row.code,
  benefit: benefitOf(row),
  fromDay: row.validFrom === null ? null : rigaDay(Date.parse(row.validFrom)),
  // The column holds an exclusive end: the last day is that of the moment before.
  toDay: row.validUntil === null ? null : rigaDay(Date.parse(row.validUntil) - 1),
  maxUses: row.useLimit,
  maxUsesPerCustomer: row.customerLimit,
  customerIds: row.isForCustomer ? null : [],
  goodIds: row.goodIds,
  minimumCents: row.minimumCents === 0 ? null : row.minimumCents,
  leavesOutServices: !row.servicesIncluded,
  atMostCents: null,
})

function benefitOf({ kind, percent, amountCents }: LoadedPromo): Promo['benefit'] {
  if (kind === 'percent') return { kind, percent: percent! }
  return kind === 'sum' ? { kind, cents: amountCents! } : { kind }
}

/** An order that is being edited is itself one of its customer's uses. */
export const promoUse = ({ customerId, promo, copyOfId }: LoadedCart, today: Day): PromoUse => ({
  today,
  customerId,
  uses: promo?.uses ?? 0,
  usesByCustomer: Math.max(0, (promo?.usesByCustomer ?? 0) - (copyOfId === null ? 0 : 1)),
})

/**
 * Pieces available to a cart, null when not counted. A copy can also use its order's reservation.
 */
export function availableForCart(
  { originalItems }: Pick<LoadedCart, 'originalItems'>,
  good: CartGood,
): number | null {
  const reserved = originalItems.find(({ goodId }) => goodId === good.goodId)?.ordered ?? 0
  if (good.isWithdrawn) return reserved
  return good.available === null ? null : good.available + reserved
}
