import { scheduleOf, scheduleDay, type PlannedDelivery } from '../../../domain/autoship/schedule.ts'
import { type Coverage, coverageOf } from '../../../domain/autoship/coverage.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { latestDay } from '../../../domain/territory/days.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { type LoadedOrder, loadOrders } from '../../orders/load-orders.ts'
import { pricingFacts } from '../plan/price-delivery.ts'
import { servedDays } from '../plan/served-days.ts'
import { type LoadedAutoship, loadAutoships, planOf } from '../plan/plan-store.ts'
import { type PricedDelivery, priceSchedule, type UpcomingDelivery } from './price-schedule.ts'

/** One line of the schedule. */
export type ScheduleEntry = PricedDelivery & { coverage: Coverage }

export type Schedule = {
  autoships: LoadedAutoship[]
  entries: ScheduleEntry[]
  goods: Map<number, CartGood>
  customerCart: LoadedCart
  firstOpenDay: Day
  dayClosesAt: string
}

/** The most deliveries of each autoship in one answer: half a year of weekly ones. */
export const maxDeliveries = 26

type ScheduleQuery = {
  customerId: number
  count: number
  included?: { autoshipId: number; plannedOn: Day }
}

/**
 * The next deliveries of a customer's autoships by day, `count` of each, in a fixed number of
 * statements. The `included` delivery is there even when its autoship has stopped.
 */
export async function loadSchedule(
  app: App,
  db: Db,
  { customerId, count, included }: ScheduleQuery,
): Promise<Schedule> {
  const autoships = await loadAutoships(db, { customerId }, app.clock.today())
  const facts = await pricingFacts(app, db, customerId, autoships)
  const orders = await openOrders(db, customerId, autoships)
  const { firstOpenDay } = await clockOfDelivery(app)
  const upcoming: UpcomingDelivery[] = []
  for (const autoship of autoships) {
    const includedOn = included?.autoshipId === autoship.id ? included.plannedOn : undefined
    upcoming.push(...(await upcomingOf(app, autoship, firstOpenDay, count, includedOn)))
  }
  const priced = priceSchedule(app, upcoming.sort(byDay), { ...facts, orders })
  const { customerCart, goods, settings } = facts
  const covered = coverageOf(
    customerCart.customer.accountCents,
    priced.map(({ toPayCents, method }) => {
      return { toPayCents, mayBeDebt: method === 'deferred' }
    }),
  )
  const entries = priced.map((entry, index) => ({ ...entry, coverage: covered[index]! }))
  const { dayClosesAt } = settings
  return { autoships, entries, goods, customerCart, firstOpenDay, dayClosesAt }
}

async function openOrders(
  db: Db,
  customerId: number,
  autoships: readonly LoadedAutoship[],
): Promise<Map<number, LoadedOrder>> {
  if (autoships.length === 0) return new Map()
  const orders = await loadOrders(db, {
    customerId,
    states: ['waitsForPayment', 'processing', 'waitingForDelivery'],
    order: 'nearest',
  })
  return new Map(orders.map((order) => [order.id, order]))
}

function byDay(a: UpcomingDelivery, b: UpcomingDelivery): number {
  const [dayA, dayB] = [scheduleDay(a.planned), scheduleDay(b.planned)]
  return dayA === dayB ? a.autoship.id - b.autoship.id : dayA < dayB ? -1 : 1
}

async function upcomingOf(
  app: App,
  autoship: LoadedAutoship,
  firstOpenDay: Day,
  count: number,
  includedOn: Day | undefined,
): Promise<UpcomingDelivery[]> {
  const plan = planOf(autoship)
  if (!plan) return []
  const today = app.clock.today()
  const all = scheduleOf(
    plan,
    await servedDays(app, autoship),
    today,
    count + autoship.orders.length,
  )
  const isOpen = ({ plannedOn }: PlannedDelivery) =>
    autoship.orders.some((order) => order.plannedOn === plannedOn)
  // A day that has closed without an order is left out; an order on its way is not.
  const isExpected = ({ plannedOn }: PlannedDelivery) =>
    autoship.isActive || plannedOn === includedOn
  const schedule = all.filter((planned) =>
    planned.state === 'made'
      ? isOpen(planned)
      : isExpected(planned) && scheduleDay(planned) >= firstOpenDay,
  )
  const deliveryDays = schedule.flatMap(({ day }) => day ?? [])
  const last = latestDay(today)
  return schedule.map((planned) => {
    if (planned.day === null) return { autoship, planned, between: null }
    const before = deliveryDays.findLast((day) => day < planned.day)
    const after = deliveryDays.find((day) => day > planned.day)
    const from = before && before >= firstOpenDay ? addDays(before, 1) : firstOpenDay
    const to = after ? addDays(after, -1) : last > planned.day ? last : planned.day
    return { autoship, planned, between: { from, to } }
  })
}
