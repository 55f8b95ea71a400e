import { withEmpties } from '../../../domain/autoship/empties.ts'
import { frequenciesFor } from '../../../domain/autoship/frequency.ts'
import type { Day } from '../../../domain/calendar.ts'
import { nextDelivery } from '../../../domain/autoship/series.ts'
import type { Totals } from '../../../domain/pricing/totals.ts'
import { type PricedCart, priceWith } from '../../cart/price-cart.ts'
import { firstPossibleDay } from '../../cart/read-cart.ts'
import type { App } from '../../app-context.ts'
import { routeFrequency, servedDays } from './served-days.ts'

export type AutoshipOffers = {
  totals: Totals
  offers: { frequencyWeeks: number; firstDay: Day; nextDay: Day }[]
  /** Goods that are sold with a standard order only. */
  skipped: number[]
}

/**
 * The price of a cart's goods as an autoship, in which empties go back one for one after the first
 * delivery, and the frequencies that its address offers.
 */
export async function autoshipOffers(
  app: App,
  { cart, goods, settings }: PricedCart,
): Promise<AutoshipOffers> {
  const isAllowed = ({ goodId }: { goodId: number }) =>
    goods.get(goodId)!.autoshipAllowed && !goods.get(goodId)!.isWithdrawn
  const items = cart.items
    .filter(isAllowed)
    .map((item) => ({ ...item, ...withEmpties(goods.get(item.goodId)!, item) }))
  const asAutoship = {
    ...cart,
    items,
    promo: null,
    useBonus: false,
    deliveryKind: 'courier' as const,
    autoshipId: cart.id,
  }
  const { totals } = priceWith(asAutoship, goods, settings, app)
  const skipped = cart.items.filter((item) => !isAllowed(item)).map(({ goodId }) => goodId)
  const { address } = cart
  const weeks = address && (await routeFrequency(app, address.regionId))
  const firstDay = address && (await firstPossibleDay(app, address.regionId, cart.deliveryOn))
  if (items.length === 0 || !weeks || !firstDay) return { totals, offers: [], skipped }
  const served = await servedDays(app, cart)
  const offers = frequenciesFor(weeks).flatMap((frequencyWeeks) => {
    const nextDay = nextDelivery(
      { ...unchangedSeries, anchorDay: firstDay, frequencyWeeks },
      served,
      firstDay,
    )
    return nextDay ? [{ frequencyWeeks, firstDay, nextDay }] : []
  })
  return { totals, offers, skipped }
}

const unchangedSeries = {
  validFrom: null,
  validTo: null,
  pause: null,
  skippedDays: [],
  movedDays: {},
}
