import { autoshipStatuses } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { Autoship, AutoshipItem } from '../../../contract/shop/autoship-record.ts'
import { type PlannedDelivery, scheduleOf } from '../../../domain/autoship/schedule.ts'
import { frequenciesFor } from '../../../domain/autoship/frequency.ts'
import { autoshipMethod } from '../../../domain/autoship/autoship-method.ts'
import { isOver } from '../../../domain/autoship/series.ts'
import { weekdayOf } from '../../../domain/calendar.ts'
import { weekdayName } from '../../../domain/calendar/phrases.ts'
import { eurosOf } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { destinationAnswer } from '../../cart/cart-answer.ts'
import { detailsAnswer } from '../../../contract/shop/details-answer.ts'
import { flag } from '../../../contract/shared/scalars.ts'
import { itemAnswers } from '../../cart/item-answer.ts'
import { paymentInput } from '../../cart/offers.ts'
import type { PricedCart } from '../../cart/price-cart.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { routeFrequency, servedDays } from './served-days.ts'
import {
  type AutoshipFilter,
  loadAutoships,
  type LoadedAutoship,
  type OpenOrder,
  planOf,
} from './plan-store.ts'
import { firstDepositCents, priceDelivery, pricingFacts } from './price-delivery.ts'

/** A customer's autoships as API answers, in a fixed number of statements. */
export async function readAutoships(
  app: App,
  db: Db,
  filter: AutoshipFilter,
  language: Language,
): Promise<Autoship[]> {
  const loaded = await loadAutoships(db, filter, app.clock.today())
  if (loaded.length === 0) return []
  const facts = await pricingFacts(app, db, filter.customerId, loaded)
  const answers: Autoship[] = []
  for (const autoship of loaded) {
    const delivery = { autoship, deliveryOn: autoship.deliveryOn, lines: autoship.items }
    const priced = priceDelivery(app, facts, delivery)
    const answer = await autoshipAnswer(app, autoship, priced, language)
    answers.push({ ...answer, first_deposit: eurosOf(firstDepositCents(app, facts, autoship)) })
  }
  return answers
}

async function autoshipAnswer(
  app: App,
  autoship: LoadedAutoship,
  priced: PricedCart,
  language: Language,
): Promise<Omit<Autoship, 'first_deposit'>> {
  const { totals, goods } = priced
  const regionWeeks = autoship.address && (await routeFrequency(app, autoship.address.regionId))
  const items = autoshipItems(app, autoship, priced, language)
  const method = autoshipMethod(paymentInput(priced, app), priced.settings)
  const skipped = autoship.warnings.flatMap((id) => nameOf(goods.get(Number(id)), language) ?? [])
  return {
    id: autoship.id,
    autoship_name: autoship.name,
    status: autoshipStatuses.numberOf(autoship.isActive ? 'active' : 'inactive'),
    inactive_reason: inactiveReason(app, autoship),
    pause: flag(autoship.isPaused),
    pause_from: autoship.pauseFrom,
    pause_to: autoship.pauseTo,
    address_id: autoship.addressId,
    address: destinationAnswer(priced.cart, language).address,
    frequency: autoship.frequencyWeeks,
    frequencies: regionWeeks ? frequenciesFor(regionWeeks) : [],
    ...(await daysAnswer(app, autoship, language)),
    notes: autoship.notes,
    payment_type: method && paymentTypes.numberOf(method),
    lock: flag(autoship.isLocked),
    valid_from: autoship.validFrom,
    valid_to: autoship.validTo,
    original_id: autoship.clonedFromId ?? 0,
    items,
    savings: eurosOf(totals.savingsCents),
    details: detailsAnswer(totals),
    warnings: flag(skipped.length > 0 || items.some(({ missing }) => missing !== null)),
    skipped_goods: skipped,
    open_orders: autoship.orders.map(openOrder),
    version: autoship.version,
  }
}

const openOrder = ({ id, deliveryOn, isConfirmed }: OpenOrder) => ({
  id,
  delivery_date: deliveryOn,
  confirmed: flag(isConfirmed),
})

async function daysAnswer(app: App, autoship: LoadedAutoship, language: Language) {
  const { next, seriesDay, following } = await nextDeliveries(app, autoship)
  return {
    delivery_date: seriesDay,
    delivery_day: seriesDay ? weekdayName(weekdayOf(seriesDay), language) : '',
    week_day: seriesDay && weekdayOf(seriesDay),
    series_week_day: autoship.deliveryOn && weekdayOf(autoship.deliveryOn),
    next_order: next && {
      delivery_date: next.day,
      order_id: autoship.orders.find(({ plannedOn }) => plannedOn === next.plannedOn)?.id ?? null,
    },
    next_delivery: following,
  }
}

/**
 * The next delivery, the day that the customer sees and changes for the series, and the day of the
 * delivery after it.
 */
export async function nextDeliveries(app: App, autoship: LoadedAutoship) {
  const plan = planOf(autoship)
  if (!plan) return { next: null, seriesDay: null, following: null }
  const { firstOpenDay } = await clockOfDelivery(app)
  const schedule = scheduleOf(plan, await servedDays(app, autoship), firstOpenDay, 2)
  const [first, second] = schedule.filter(
    (delivery): delivery is PlannedDelivery & { day: string } => delivery.day !== null,
  )
  return {
    next: autoship.isActive ? (first ?? null) : null,
    seriesDay: first?.day ?? autoship.deliveryOn,
    following: second?.day ?? null,
  }
}

export const nextDayOf = async (app: App, autoship: LoadedAutoship) =>
  (await nextDeliveries(app, autoship)).next?.day ?? null

function inactiveReason(app: App, autoship: LoadedAutoship): Autoship['inactive_reason'] {
  if (autoship.isActive) return null
  if (!autoship.isStarted) return 'not_started'
  const plan = planOf(autoship)
  const series = plan && { ...plan, skippedDays: [], movedDays: {} }
  return series && isOver(series, app.clock.today()) ? 'ended' : 'stopped'
}

const nameOf = (good: CartGood | undefined, language: Language) =>
  good && (language === 'en' ? good.nameEn : good.nameLv)

/** The lines with their substitutes, and why a good is missing. */
export function autoshipItems(
  app: App,
  autoship: LoadedAutoship,
  priced: PricedCart,
  language: Language,
): AutoshipItem[] {
  return itemAnswers(priced, language, app.config.IMAGE_BASE).map((answer, index) => {
    const { substituteGoodId, goodId, ordered } = autoship.items[index]!
    return {
      ...answer,
      cart_id: autoship.id,
      substitute_good_id: substituteGoodId,
      substitute_name:
        (substituteGoodId && nameOf(priced.goods.get(substituteGoodId), language)) || null,
      missing: missingReason(priced.goods.get(goodId)!, ordered),
    }
  })
}

function missingReason(good: CartGood, ordered: number): 'out_of_stock' | 'withdrawn' | null {
  if (ordered === 0) return null
  if (good.isWithdrawn) return 'withdrawn'
  return good.available !== null && good.available < ordered ? 'out_of_stock' : null
}
