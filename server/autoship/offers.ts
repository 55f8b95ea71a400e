import { frequenciesFor } from '../../domain/autoship/frequency.ts'
import type { Day } from '../../domain/calendar.ts'
import { nextDelivery } from '../../domain/autoship/upcoming.ts'
import type { Totals } from '../../domain/pricing/totals.ts'
import { type PricedCart, priceWith } from '../cart/price-cart.ts'
import { firstGoodDay } from '../cart/read-cart.ts'
import type { App } from '../app-context.ts'
import { routeFrequency, servedDays } from './days.ts'

export type Offers = {
  totals: Totals
  offers: { frequencyWeeks: number; firstDay: Day; nextDay: Day }[]
  /** Goods that are sold with a standard order only. */
  skipped: number[]
}

/** What the goods of a cart would cost if they came by themselves, and how often they could. */
export async function autoshipOffers(
  app: App,
  { cart, goods, settings }: PricedCart,
): Promise<Offers> {
  const isMeant = ({ goodId }: { goodId: number }) =>
    goods.get(goodId)!.autoshipAllowed && !goods.get(goodId)!.isWithdrawn
  const items = cart.items.filter(isMeant)
  const asAutoship = {
    ...cart,
    items,
    promo: null,
    useBonus: false,
    deliveryType: 1 as const,
    autoshipId: cart.id,
  }
  const { totals } = priceWith(asAutoship, goods, settings, app)
  const skipped = cart.items.filter((item) => !isMeant(item)).map(({ goodId }) => goodId)
  const { address } = cart
  const weeks = address && (await routeFrequency(app, address.regionId))
  const firstDay = address && (await firstGoodDay(app, address.regionId, cart.deliveryOn))
  if (items.length === 0 || !weeks || !firstDay) return { totals, offers: [], skipped }
  const served = await servedDays(app, cart)
  const offers = frequenciesFor(weeks).flatMap((frequencyWeeks) => {
    const nextDay = nextDelivery(
      { ...plain, anchorDay: firstDay, frequencyWeeks },
      served,
      firstDay,
    )
    return nextDay ? [{ frequencyWeeks, firstDay, nextDay }] : []
  })
  return { totals, offers, skipped }
}

const plain = { validFrom: null, validTo: null, pause: null, skippedCycles: [], movedCycles: {} }
