import type { MethodKey } from '../../../domain/payments/methods.ts'
import { autoshipMethod } from '../../../domain/autoship/autoship-method.ts'
import {
  type DeliveryLines,
  linesOfDelivery,
  orderedLines,
} from '../../../domain/autoship/delivery-lines.ts'
import { isExchanged } from '../../../domain/autoship/empties.ts'
import {
  type PlannedDelivery,
  scheduleDay,
  type SkipReason,
} from '../../../domain/autoship/schedule.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import { paymentInput } from '../../cart/offers.ts'
import type { PricedCart } from '../../cart/price-cart.ts'
import type { CartGood } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import type { LoadedOrder } from '../../orders/load-orders.ts'
import type { LoadedAutoship, OpenOrder } from '../plan/plan-store.ts'
import { priceDelivery, type PricingFacts } from '../plan/price-delivery.ts'

export type UpcomingDelivery = {
  autoship: LoadedAutoship
  planned: PlannedDelivery
  /** The first and the last day to which it may be moved. */
  between: { from: Day; to: Day } | null
}

export type PricedDelivery = UpcomingDelivery & {
  reason: PlannedDelivery['reason'] | SkipReason
  made: { open: OpenOrder; order: LoadedOrder } | null
  lines: DeliveryLines
  priced: PricedCart | null
  method: MethodKey | null
  totalCents: number
  toPayCents: number
}

export type PricingInput = PricingFacts & { orders: Map<number, LoadedOrder> }

/**
 * Prices the deliveries in their order: each one changes the customer's balance and bottles, on
 * which the next one's payment and deposit depend.
 */
export function priceSchedule(
  app: App,
  upcoming: readonly UpcomingDelivery[],
  { customerCart, ...input }: PricingInput,
): PricedDelivery[] {
  const state: PricingState = {
    customerCart: structuredClone(customerCart),
    pricedAutoships: new Set(),
    otherOrders: otherOrders(upcoming, input.orders),
  }
  return upcoming.map((delivery) => {
    const { autoship, planned } = delivery
    const open = autoship.orders.find(({ plannedOn }) => plannedOn === planned.plannedOn)
    const order = open && input.orders.get(open.id)
    addOtherOrders(state, input, scheduleDay(planned))
    const lines = linesOf(autoship, planned, input.goods, state)
    const base = { ...delivery, reason: planned.reason, lines }
    if (open && order) return { ...base, ...priceOrder(open, order, input.goods, state, autoship) }
    if (planned.day === null)
      return { ...base, made: null, priced: null, method: null, totalCents: 0, toPayCents: 0 }
    return { ...base, ...pricePlanned(app, autoship, planned.day, lines, input, state) }
  })
}

/** The customer's account and bottles by then, and the autoships with an earlier delivery. */
type PricingState = {
  customerCart: LoadedCart
  pricedAutoships: Set<number>
  /** Orders of no autoship whose bottles are not counted yet, by day. */
  otherOrders: LoadedOrder[]
}

type Price = Pick<PricedDelivery, 'made' | 'priced' | 'method' | 'totalCents' | 'toPayCents'>

function priceOrder(
  open: OpenOrder,
  order: LoadedOrder,
  goods: Map<number, CartGood>,
  state: PricingState,
  autoship: LoadedAutoship,
): Price {
  state.pricedAutoships.add(autoship.id)
  addBottles(state.customerCart, goods, order.items)
  const { totalWithDepositCents: totalCents, paymentMethod: method, awaitedCents } = order
  return { made: { open, order }, priced: null, method, totalCents, toPayCents: awaitedCents }
}

function pricePlanned(
  app: App,
  autoship: LoadedAutoship,
  deliveryOn: Day,
  deliveryLines: DeliveryLines,
  { goods, settings }: Omit<PricingInput, 'customerCart'>,
  { customerCart, pricedAutoships }: PricingState,
): Price {
  pricedAutoships.add(autoship.id)
  const lines = orderedLines(deliveryLines)
  const priced = priceDelivery(
    app,
    { customerCart, goods, settings },
    {
      autoship,
      deliveryOn,
      lines,
    },
  )
  const totalCents = priced.totals.totalWithDepositCents
  const method = autoshipMethod(paymentInput(priced, app), settings)
  const { customer } = customerCart
  if (method === 'account' || method === 'deferred') customer.accountCents -= totalCents
  customer.depositCents += priced.totals.lentDepositCents
  addBottles(customerCart, goods, lines)
  return { made: null, priced, method, totalCents, toPayCents: totalCents }
}

/**
 * Today's stock limits only the next delivery of an autoship; a withdrawn good is left out of all.
 */
function linesOf(
  autoship: LoadedAutoship,
  planned: PlannedDelivery,
  goods: Map<number, CartGood>,
  { customerCart, pricedAutoships }: PricingState,
) {
  const isLater = pricedAutoships.has(autoship.id)
  const oneTimeChanges = autoship.oneTimeChanges.filter(
    ({ plannedOn }) => plannedOn === planned.plannedOn,
  )
  return linesOfDelivery(autoship.items, oneTimeChanges, (goodId) => {
    const good = goods.get(goodId)!
    const { available, isWithdrawn } = good
    const maximum = isWithdrawn
      ? 0
      : isLater || available === null
        ? Number.POSITIVE_INFINITY
        : available
    const held = customerCart.customer.held.find((line) => line.goodId === goodId)?.held ?? 0
    return { maximum, isWithdrawn, held: isExchanged(good) ? held : null }
  })
}

function otherOrders(
  upcoming: readonly UpcomingDelivery[],
  orders: Map<number, LoadedOrder>,
): LoadedOrder[] {
  const own = new Set(upcoming.flatMap(({ autoship }) => autoship.orders.map(({ id }) => id)))
  return [...orders.values()]
    .filter(({ id, deliveryOn }) => !own.has(id) && deliveryOn !== null)
    .sort((a, b) => (a.deliveryOn! < b.deliveryOn! ? -1 : 1))
}

/** The bottles of earlier days stand at the customer's by then. */
function addOtherOrders(
  state: PricingState,
  { goods }: Pick<PricingInput, 'goods'>,
  day: Day,
): void {
  while (state.otherOrders.length > 0 && state.otherOrders[0]!.deliveryOn! < day)
    addBottles(state.customerCart, goods, state.otherOrders.shift()!.items)
}

/** Adds the bottles of a delivery to those held, for the deposit of the next one. */
function addBottles(
  { customer }: LoadedCart,
  goods: Map<number, CartGood>,
  lines: readonly { goodId: number; ordered: number; returned: number }[],
): void {
  for (const { goodId, ordered, returned } of lines) {
    const good = goods.get(goodId)
    if (!good || !good.isLent) continue
    const line = customer.held.find((held) => held.goodId === goodId)
    const held = Math.max(0, (line?.held ?? 0) + ordered - returned)
    if (line) line.held = held
    else
      customer.held.push({
        goodId,
        held,
        lentDepositCents: good.lentDepositCents,
        bottleKind: good.bottleKind,
      })
  }
}
