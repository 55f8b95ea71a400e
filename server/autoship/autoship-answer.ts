import type { Autoship, AutoshipItem } from '../../contract/autoship-record.ts'
import { agendaOf, type PlannedDelivery } from '../../domain/autoship/agenda.ts'
import { frequenciesFor } from '../../domain/autoship/frequency.ts'
import { autoshipMethod } from '../../domain/autoship/how-paid.ts'
import { isOver } from '../../domain/autoship/series.ts'
import { weekdayOf } from '../../domain/calendar.ts'
import { weekdayName } from '../../domain/calendar/phrases.ts'
import { eurosOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { whereTo } from '../cart/cart-answer.ts'
import { detailsAnswer } from '../../contract/details-answer.ts'
import { flag } from '../../contract/scalars.ts'
import { itemAnswers } from '../cart/item-answer.ts'
import { imaginedCart } from '../cart/load-cart.ts'
import { paymentInput } from '../cart/offers.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { type CartGood, goodsForCart } from '../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import { routeFrequency, servedDays } from './days.ts'
import {
  type LoadedAutoship,
  loadAutoships,
  type WhichAutoships,
  wishOf,
} from './load-autoships.ts'
import { missingOf } from './missing.ts'
import { priceDelivery } from './price-autoship.ts'

/** A customer's autoships in the words of the API, in a fixed number of questions. */
export async function readAutoships(
  app: App,
  which: WhichAutoships,
  language: Language,
): Promise<Autoship[]> {
  const loaded = await loadAutoships(app.db, which, app.clock.today())
  if (loaded.length === 0) return []
  const { customerId } = which
  const facts = await imaginedCart(app.db, {
    customerId,
    addressId: null,
    deliveryOn: null,
    notes: '',
  })
  const goods = await goodsForCart(app.db, goodsOf(loaded))
  const settings = await app.settings()
  const answers: Autoship[] = []
  for (const autoship of loaded) {
    const line = { autoship, deliveryOn: autoship.deliveryOn, lines: autoship.items }
    answers.push(
      await answerOf(
        app,
        autoship,
        priceDelivery(app, facts, goods, settings, line),
        goods,
        language,
      ),
    )
  }
  return answers
}

export const goodsOf = (autoships: readonly LoadedAutoship[]): number[] => [
  ...new Set(
    autoships.flatMap(({ items, once, warnings }) => [
      ...items.flatMap(({ goodId, substituteGoodId }) => [
        goodId,
        ...(substituteGoodId ? [substituteGoodId] : []),
      ]),
      ...once.map(({ goodId }) => goodId),
      ...warnings.map(Number),
    ]),
  ),
]

async function answerOf(
  app: App,
  autoship: LoadedAutoship,
  priced: PricedCart,
  goods: Map<number, CartGood>,
  language: Language,
): Promise<Autoship> {
  const { next, shown, following } = await upcoming(app, autoship)
  const { address, totals } = { ...whereTo(priced.cart, language), totals: priced.totals }
  const regionWeeks = autoship.address && (await routeFrequency(app, autoship.address.regionId))
  const items = autoshipItems(app, autoship, priced, goods, language)
  const skipped = autoship.warnings.flatMap((id) => nameOf(goods.get(Number(id)), language) ?? [])
  return {
    id: autoship.id,
    autoship_name: autoship.name,
    status: flag(autoship.isActive),
    inactive_reason: whyInactive(app, autoship),
    pause: flag(autoship.isPaused),
    pause_from: autoship.pauseFrom,
    pause_to: autoship.pauseTo,
    address_id: autoship.addressId,
    address,
    frequency: autoship.frequencyWeeks,
    frequencies: regionWeeks ? frequenciesFor(regionWeeks) : [],
    delivery_date: shown,
    delivery_day: shown ? weekdayName(weekdayOf(shown), language) : '',
    week_day: shown && weekdayOf(shown),
    series_week_day: autoship.deliveryOn && weekdayOf(autoship.deliveryOn),
    next_order: next && {
      delivery_date: next.day,
      order_id: autoship.orders.find(({ plannedOn }) => plannedOn === next.plannedOn)?.id ?? null,
    },
    next_delivery: following,
    notes: autoship.notes,
    payment_type: autoshipMethod(paymentInput(priced, app), priced.settings) as 2 | 3 | 5 | null,
    lock: flag(autoship.isLocked),
    valid_from: autoship.validFrom,
    valid_to: autoship.validTo,
    original_id: autoship.clonedFromId ?? 0,
    items,
    savings: eurosOf(totals.savingsCents),
    details: detailsAnswer(totals),
    warnings: flag(skipped.length > 0 || items.some(({ missing }) => missing !== null)),
    skipped_goods: skipped,
    open_orders: autoship.orders.map(({ id, deliveryOn, isConfirmed }) => {
      return { id, delivery_date: deliveryOn, confirmed: flag(isConfirmed) }
    }),
    version: autoship.version,
  }
}

/** The next delivery, the day of the series that is shown for it, and the one after that. */
export async function upcoming(app: App, autoship: LoadedAutoship) {
  const wish = wishOf(autoship)
  if (!wish) return { next: null, shown: null, following: null }
  const { firstOpenDay } = await clockOfDelivery(app)
  const agenda = agendaOf(wish, await servedDays(app, autoship), firstOpenDay, 2)
  const [first, second] = agenda.filter(
    (one): one is PlannedDelivery & { day: string } => one.day !== null,
  )
  const shown = first?.day ?? autoship.deliveryOn
  return { next: autoship.isActive ? (first ?? null) : null, shown, following: second?.day ?? null }
}

export const nextDayOf = async (app: App, autoship: LoadedAutoship) =>
  (await upcoming(app, autoship)).next?.day ?? null

function whyInactive(app: App, autoship: LoadedAutoship): Autoship['inactive_reason'] {
  if (autoship.isActive) return null
  if (!autoship.isStarted) return 'not_started'
  const wish = wishOf(autoship)
  const series = wish && { ...wish, skippedCycles: [], movedCycles: {} }
  return series && isOver(series, app.clock.today()) ? 'ended' : 'stopped'
}

const nameOf = (good: CartGood | undefined, language: Language) =>
  good && (language === 'en' ? good.nameEn : good.nameLv)

/** The lines with what comes in their place, and why they cannot come now. */
export function autoshipItems(
  app: App,
  autoship: LoadedAutoship,
  priced: PricedCart,
  goods: Map<number, CartGood>,
  language: Language,
): AutoshipItem[] {
  return itemAnswers(priced, language, app.config.IMAGE_BASE).map((answer, index) => {
    const { substituteGoodId, goodId, ordered } = autoship.items[index]!
    return {
      ...answer,
      cart_id: autoship.id,
      substitute_good_id: substituteGoodId,
      substitute_name: (substituteGoodId && nameOf(goods.get(substituteGoodId), language)) || null,
      missing: missingOf(goods.get(goodId)!, ordered),
    }
  })
}
