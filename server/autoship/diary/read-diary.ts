import {
  agendaOf,
  dayOfPlan,
  type PlannedDelivery,
  type SkipReason,
} from '../../../domain/autoship/agenda.ts'
import { coverageOf, type Coverage } from '../../../domain/autoship/coverage.ts'
import {
  type DeliveryLines,
  linesOfDelivery,
  orderedLines,
} from '../../../domain/autoship/delivery-lines.ts'
import { autoshipMethod } from '../../../domain/autoship/how-paid.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { isLent } from '../../../domain/cart/cart-line.ts'
import { latestDay } from '../../../domain/delivery/days.ts'
import { imaginedCart, type LoadedCart } from '../../cart/load-cart.ts'
import { paymentInput } from '../../cart/offers.ts'
import type { PricedCart } from '../../cart/price-cart.ts'
import { type CartGood, goodsForCart } from '../../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../../delivery/address-days.ts'
import type { App } from '../../app-context.ts'
import { type LoadedOrder, loadOrders } from '../../orders/load-orders.ts'
import { goodsOf } from '../autoship-answer.ts'
import { servedDays } from '../days.ts'
import { type LoadedAutoship, loadAutoships, type OpenOrder, wishOf } from '../load-autoships.ts'
import { priceDelivery } from '../price-autoship.ts'

/** One line of the diary, with everything that is told of it. */
export type DiaryEntry = {
  autoship: LoadedAutoship
  planned: PlannedDelivery
  reason: PlannedDelivery['why'] | SkipReason
  made: { open: OpenOrder; order: LoadedOrder } | null
  lines: DeliveryLines
  priced: PricedCart | null
  methodId: number | null
  totalCents: number
  coverage: Coverage
  /** The days between which it may be moved. */
  between: { from: Day; to: Day } | null
}

export type Diary = {
  autoships: LoadedAutoship[]
  entries: DiaryEntry[]
  goods: Map<number, CartGood>
  facts: LoadedCart
  firstOpenDay: Day
  dayClosesAt: string
}

/** Deliveries of each autoship that can be asked for: half a year of weekly ones. */
export const mostShown = 26

type Upcoming = {
  autoship: LoadedAutoship
  planned: PlannedDelivery
  between: DiaryEntry['between']
}

type Asked = { autoshipId: number; plannedOn: Day }

/**
 * The next deliveries of all autoships of a customer by day: so many of each, in a fixed number of questions. The one that is asked
 * for is told of though its autoship has stopped.
 */
export async function readDiary(
  app: App,
  customerId: number,
  count: number,
  asked?: Asked,
): Promise<Diary> {
  const { db, clock } = app
  const autoships = await loadAutoships(db, { customerId }, clock.today())
  const facts = await imaginedCart(db, { customerId, addressId: null, deliveryOn: null, notes: '' })
  const goods = await goodsForCart(db, goodsOf(autoships))
  const isMade = autoships.some(({ orders }) => orders.length > 0)
  const orders = isMade
    ? await loadOrders(db, { customerId, statuses: [2, 3, 4], order: 'nearest' })
    : []
  const settings = await app.settings()
  const { firstOpenDay } = await clockOfDelivery(app)
  const upcoming: Upcoming[] = []
  for (const autoship of autoships) {
    const askedOn = asked?.autoshipId === autoship.id ? asked.plannedOn : undefined
    upcoming.push(...(await upcomingOf(app, autoship, firstOpenDay, count, askedOn)))
  }
  upcoming.sort(byDay)
  const byId = new Map(orders.map((one) => [one.id, one]))
  const walk = { facts: structuredClone(facts), seen: new Set<number>() }
  const costed = upcoming.map((one) => costOf(app, one, { goods, settings, orders: byId, walk }))
  const covered = coverageOf(
    facts.customer.accountCents,
    costed.map(({ toPayCents, methodId }) => {
      return { toPayCents, mayBeDebt: methodId === 5 }
    }),
  )
  const entries = costed.map((entry, index) => ({ ...entry, coverage: covered[index]! }))
  return { autoships, entries, goods, facts, firstOpenDay, dayClosesAt: settings.dayClosesAt }
}

function byDay(a: Upcoming, b: Upcoming): number {
  const [one, other] = [dayOfPlan(a.planned), dayOfPlan(b.planned)]
  return one === other ? a.autoship.id - b.autoship.id : one < other ? -1 : 1
}

async function upcomingOf(
  app: App,
  autoship: LoadedAutoship,
  firstOpenDay: Day,
  count: number,
  askedOn: Day | undefined,
): Promise<Upcoming[]> {
  const wish = wishOf(autoship)
  if (!wish) return []
  const today = app.clock.today()
  const all = agendaOf(wish, await servedDays(app, autoship), today, count + autoship.orders.length)
  const isOpen = ({ plannedOn }: PlannedDelivery) =>
    autoship.orders.some((one) => one.plannedOn === plannedOn)
  // What has closed without an order no longer comes; what is on its way still does.
  const mayStill = ({ plannedOn }: PlannedDelivery) => autoship.isActive || plannedOn === askedOn
  const agenda = all.filter((planned) =>
    planned.state === 'made'
      ? isOpen(planned)
      : mayStill(planned) && dayOfPlan(planned) >= firstOpenDay,
  )
  const coming = agenda.flatMap(({ day }) => day ?? [])
  const last = latestDay(today)
  return agenda.map((planned) => {
    if (planned.day === null) return { autoship, planned, between: null }
    const before = coming.findLast((day) => day < planned.day)
    const after = coming.find((day) => day > planned.day)
    const from = before && before >= firstOpenDay ? addDays(before, 1) : firstOpenDay
    const to = after ? addDays(after, -1) : last > planned.day ? last : planned.day
    return { autoship, planned, between: { from, to } }
  })
}

type Costing = {
  goods: Map<number, CartGood>
  settings: PricedCart['settings']
  orders: Map<number, LoadedOrder>
  /** The customer's bottles and account as they will be by then, and the autoships whose next delivery was met. */
  walk: { facts: LoadedCart; seen: Set<number> }
}

type Costed = Omit<DiaryEntry, 'coverage'> & { toPayCents: number }

function costOf(app: App, upcoming: Upcoming, { goods, settings, orders, walk }: Costing): Costed {
  const { autoship, planned, between } = upcoming
  const open = autoship.orders.find(({ plannedOn }) => plannedOn === planned.plannedOn)
  const made = open && orders.get(open.id)
  const lines = linesOf(autoship, planned, goods, walk.seen.has(autoship.id))
  const base = { autoship, planned, reason: planned.why, between }
  if (open && made) {
    walk.seen.add(autoship.id)
    const toPayCents = made.awaitedCents
    bottlesAfter(walk.facts, goods, made.items)
    const { totalWithDepositCents: totalCents, paymentMethod: methodId } = made
    return {
      ...base,
      made: { open, order: made },
      lines,
      priced: null,
      methodId,
      totalCents,
      toPayCents,
    }
  }
  if (planned.day === null) {
    return {
      ...base,
      made: null,
      lines,
      priced: null,
      methodId: null,
      totalCents: 0,
      toPayCents: 0,
    }
  }
  walk.seen.add(autoship.id)
  const ordered = orderedLines(lines)
  const priced = priceDelivery(app, walk.facts, goods, settings, {
    autoship,
    deliveryOn: planned.day,
    lines: ordered,
  })
  const totalCents = priced.totals.totalWithBailCents
  const methodId = autoshipMethod(paymentInput(priced, app), settings)
  const { customer } = walk.facts
  if (methodId === 2 || methodId === 5) customer.accountCents -= totalCents
  customer.depositCents += priced.totals.bailCents
  bottlesAfter(walk.facts, goods, ordered)
  return { ...base, made: null, lines, priced, methodId, totalCents, toPayCents: totalCents }
}

/** What stands on the shelf today says something of the next delivery alone; what is withdrawn is gone for all. */
function linesOf(
  autoship: LoadedAutoship,
  planned: PlannedDelivery,
  goods: Map<number, CartGood>,
  isLater: boolean,
) {
  const once = autoship.once.filter(({ plannedOn }) => plannedOn === planned.plannedOn)
  return linesOfDelivery(autoship.items, once, (goodId) => {
    const { available, isWithdrawn } = goods.get(goodId)!
    const most = isWithdrawn
      ? 0
      : isLater || available === null
        ? Number.POSITIVE_INFINITY
        : available
    return { most, isWithdrawn }
  })
}

/** Each delivery leaves bottles, of which the next one's deposit knows. */
function bottlesAfter(
  { customer }: LoadedCart,
  goods: Map<number, CartGood>,
  lines: readonly { goodId: number; ordered: number; returned: number }[],
): void {
  for (const { goodId, ordered, returned } of lines) {
    const good = goods.get(goodId)
    if (!good || !isLent(good)) continue
    const own = customer.held.find((held) => held.goodId === goodId)
    const held = Math.max(0, (own?.held ?? 0) + ordered - returned)
    if (own) own.held = held
    else
      customer.held.push({ goodId, held, bailCents: good.bailCents, isBottle: good.isBottle !== 3 })
  }
}
