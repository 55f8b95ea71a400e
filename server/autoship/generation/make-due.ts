import {
  type DeliveryLines,
  linesOfDelivery,
  orderedLines,
  type Shelf,
} from '../../../domain/autoship/delivery-lines.ts'
import type { Day } from '../../../domain/calendar.ts'
import { type CartGood, goodsForCart } from '../../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../../delivery/address-days.ts'
import type { App } from '../../app-context.ts'
import { placeGeneratedOrders, type PlacedGenerated } from '../../orders/place-generated-orders.ts'
import type { Db } from '../../platform/database/connect.ts'
import { goodsOf } from '../autoship-answer.ts'
import type { LoadedAutoship } from '../load-autoships.ts'
import { type HandledCycle, handleCycles, writeNextOn } from './cycle-store.ts'
import { type DueDelivery, findDue, type LostDelivery, nextOnAfter } from './find-due.ts'
import { tellLost, tellMade } from './tell.ts'

export type MadeDelivery = DueDelivery & { lines: DeliveryLines; placed: PlacedGenerated }

export type Made = { made: MadeDelivery[]; lost: LostDelivery[] }

type Making = DueDelivery & { lines: DeliveryLines }

/**
 * Makes orders of all that is due of these autoships, whose rows the caller has locked: however many, in a fixed number of
 * statements. What cannot be made is written down as skipped, and the customer is told; the series goes on.
 */
export async function makeDue(
  app: App,
  tx: Db,
  autoships: readonly LoadedAutoship[],
  madeBy: 'system' | 'customer' = 'system',
): Promise<Made> {
  const clock = await clockOfDelivery(app)
  const { due, lost } = await findDue(app, tx, autoships, clock)
  const goods =
    due.length === 0 ? new Map<number, CartGood>() : await goodsForCart(tx, goodsOf(autoships))
  const { making, empty } = fillFromShelf(due, goods)
  const nothing = empty.map(({ autoship, plannedOn }): LostDelivery => ({
    autoship,
    plannedOn,
    why: 'nothing_available',
  }))
  const losing = [...lost, ...nothing]
  const handled = [...making.map(asMade), ...losing.map(asLost)]
  await handleCycles(tx, handled, app.clock.now())
  const placed = await placeGeneratedOrders(app, tx, making.map(orderOf), goods, madeBy)
  const made = making.flatMap((one, index) =>
    placed[index] ? [{ ...one, placed: placed[index] }] : [],
  )
  const next: { autoship: LoadedAutoship; nextOn: Day | null }[] = []
  for (const autoship of autoships) {
    const own = handled.filter(({ autoshipId }) => autoshipId === autoship.id).map(recordOf)
    next.push({ autoship, nextOn: await nextOnAfter(app, autoship, own, clock.firstOpenDay) })
  }
  await writeNextOn(
    tx,
    next.map(({ autoship, nextOn }) => ({ autoshipId: autoship.id, nextOn })),
  )
  await tellMade(app, tx, made, goods)
  await tellLost(tx, losing, comingOf(made, next, clock.today))
  return { made, lost: losing }
}

/** The day on which something comes next: of an order that is there already or was made just now, else of one to come. */
function comingOf(
  made: readonly MadeDelivery[],
  next: readonly { autoship: LoadedAutoship; nextOn: Day | null }[],
  today: Day,
): Map<number, Day | null> {
  const madeNow = Map.groupBy(made, ({ autoship }) => autoship.id)
  return new Map(
    next.map(({ autoship: { id, orders }, nextOn }) => {
      const days = [
        ...orders.map(({ deliveryOn }) => deliveryOn),
        ...(madeNow.get(id) ?? []).map(({ day }) => day),
      ]
      if (nextOn) days.push(nextOn)
      return [id, days.filter((day) => day > today).toSorted()[0] ?? null]
    }),
  )
}

/** What one delivery takes from the shelf is not there for the next one of the batch. */
function fillFromShelf(
  due: readonly DueDelivery[],
  goods: Map<number, CartGood>,
): { making: Making[]; empty: Making[] } {
  const taken = new Map<number, number>()
  const shelf: Shelf = (goodId) => {
    const { available, isWithdrawn } = goods.get(goodId)!
    const most = isWithdrawn
      ? 0
      : available === null
        ? Number.POSITIVE_INFINITY
        : available - (taken.get(goodId) ?? 0)
    return { most, isWithdrawn }
  }
  const all = due.map((one): Making => {
    const once = one.autoship.once.filter(({ plannedOn }) => plannedOn === one.plannedOn)
    const lines = linesOfDelivery(one.autoship.items, once, shelf)
    for (const { goodId, ordered } of lines.lines)
      taken.set(goodId, (taken.get(goodId) ?? 0) + ordered)
    return { ...one, lines }
  })
  return {
    making: all.filter(({ lines }) => orderedLines(lines).length > 0),
    empty: all.filter(({ lines }) => orderedLines(lines).length === 0),
  }
}

const orderOf = ({ autoship, plannedOn, day, lines }: Making) => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  deliveryOn: day,
  addressId: autoship.addressId!,
  notes: autoship.notes,
  lines: orderedLines(lines),
})

const asMade = ({ autoship, plannedOn, day }: Making): HandledCycle => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  outcome: { deliveryOn: day },
})

const asLost = ({ autoship, plannedOn, why }: LostDelivery): HandledCycle => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  outcome: { skipReason: why },
})

const recordOf = ({ plannedOn, outcome }: HandledCycle): LoadedAutoship['cycles'][number] =>
  'deliveryOn' in outcome
    ? { plannedOn, state: 'generated', deliveryOn: outcome.deliveryOn, skipReason: null }
    : { plannedOn, state: 'skipped', deliveryOn: null, skipReason: outcome.skipReason }
