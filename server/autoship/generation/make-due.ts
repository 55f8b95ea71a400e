import type { Actor } from '../../../domain/actor.ts'
import { orderedLines } from '../../../domain/autoship/delivery-lines.ts'
import type { Day } from '../../../domain/calendar.ts'
import { type CartGood, goodsForCart } from '../../catalogue/goods-for-cart.ts'
import { clockOfDelivery } from '../../territory/region-days.ts'
import type { App } from '../../app-context.ts'
import { confirmOrder } from '../../orders/confirm-order.ts'
import { placeGeneratedOrders } from '../../orders/place-generated-orders.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { goodIdsOf } from '../plan/price-delivery.ts'
import { loadAutoships, type LoadedAutoship } from '../plan/plan-store.ts'
import {
  recordOccurrences,
  type RecordedOccurrence,
  updateNextOn,
} from '../schedule/occurrence-store.ts'
import {
  type FilledDelivery,
  findDueDeliveries,
  type MadeDelivery,
  nextOnAfter,
  type SkippedDelivery,
} from './find-due.ts'
import { findRoom } from './find-room.ts'
import { allocateStock } from './allocate-stock.ts'
import { loadBottlesByThen } from './bottles-by-then.ts'
import { queueConfirmMails, queueSkippedMails } from './mails.ts'
import type { AutoshipKey } from '../plan/lock-autoship.ts'

export type GeneratedDeliveries = { made: MadeDelivery[]; skipped: SkippedDelivery[] }

/**
 * Makes orders of all due deliveries of these autoships in a fixed number of statements; the caller
 * has locked their rows. A delivery that cannot be made is recorded as skipped and mailed. The one
 * planned for `confirmedOn` has been confirmed before; the others are asked about.
 */
export async function makeDueOrders(
  app: App,
  tx: Tx,
  by: Actor,
  autoships: readonly LoadedAutoship[],
  confirmedOn?: Day,
): Promise<GeneratedDeliveries> {
  const clock = await clockOfDelivery(app)
  const found = await findDueDeliveries(app, tx, autoships, clock)
  const goods =
    found.due.length === 0
      ? new Map<number, CartGood>()
      : await goodsForCart(tx, goodIdsOf(autoships))
  const customerIds = found.due.map(({ autoship }) => autoship.customerId)
  const bottles = await loadBottlesByThen(tx, customerIds)
  const { filled, empty } = allocateStock(found.due, goods, bottles)
  const { placed: fitting, withoutRoom } = await findRoom(app, tx, filled, goods)
  const skipped = [...found.skipped, ...empty, ...withoutRoom]
  const handled = [...fitting.map(generatedOccurrence), ...skipped.map(skippedOccurrence)]
  await recordOccurrences(tx, handled, app.clock.now())
  const placed = await placeGeneratedOrders(app, tx, by, fitting.map(orderOf), goods)
  const made = fitting.flatMap((delivery, index) =>
    placed[index] ? [{ ...delivery, placed: placed[index] }] : [],
  )
  const next = await updateNextDays(app, tx, autoships, handled)
  // A day that was not asked about is not agreed to.
  const isConfirmed = ({ plannedOn, fullDay }: MadeDelivery) =>
    plannedOn === confirmedOn && fullDay === undefined
  for (const { autoship, placed: order } of made.filter(isConfirmed))
    await confirmOrder(app, tx, by, { customerId: autoship.customerId, orderId: order.orderId })
  const asked = made.filter((delivery) => !isConfirmed(delivery))
  await queueConfirmMails(app, tx, asked, goods)
  await queueSkippedMails(tx, skipped, nextDeliveryByAutoship(made, next, clock.today))
  return { made, skipped }
}

type NextDay = { autoship: LoadedAutoship; nextOn: Day | null }

async function updateNextDays(
  app: App,
  tx: Tx,
  autoships: readonly LoadedAutoship[],
  handled: readonly RecordedOccurrence[],
): Promise<NextDay[]> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const next: NextDay[] = []
  for (const autoship of autoships) {
    const own = handled.filter(({ autoshipId }) => autoshipId === autoship.id).map(recordOf)
    next.push({ autoship, nextOn: await nextOnAfter(app, autoship, own, firstOpenDay) })
  }
  const days = next.map(({ autoship, nextOn }) => ({ autoshipId: autoship.id, nextOn }))
  await updateNextOn(tx, days)
  return next
}

/** The next delivery of each autoship: an existing order, one made just now, or the next due. */
function nextDeliveryByAutoship(
  made: readonly MadeDelivery[],
  next: readonly NextDay[],
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

const orderOf = ({ autoship, plannedOn, day, lines }: FilledDelivery) => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  deliveryOn: day,
  addressId: autoship.addressId!,
  notes: autoship.notes,
  lines: orderedLines(lines),
})

const generatedOccurrence = ({ autoship, plannedOn, day }: FilledDelivery): RecordedOccurrence => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  outcome: { deliveryOn: day },
})

const skippedOccurrence = ({
  autoship,
  plannedOn,
  reason,
}: SkippedDelivery): RecordedOccurrence => ({
  customerId: autoship.customerId,
  autoshipId: autoship.id,
  plannedOn,
  outcome: { skipReason: reason },
})

const recordOf = ({
  plannedOn,
  outcome,
}: RecordedOccurrence): LoadedAutoship['occurrences'][number] =>
  'deliveryOn' in outcome
    ? { plannedOn, state: 'generated', deliveryOn: outcome.deliveryOn, skipReason: null }
    : { plannedOn, state: 'skipped', deliveryOn: null, skipReason: outcome.skipReason }

/** Run after a customer's change: makes its due orders at once and updates the next due date. */
export async function makeDueOrdersNow(
  app: App,
  tx: Tx,
  by: Actor,
  { confirmedOn, ...key }: AutoshipKey & { confirmedOn?: Day | undefined },
): Promise<GeneratedDeliveries> {
  const autoships = await loadAutoships(tx, key, app.clock.today())
  return makeDueOrders(app, tx, by, autoships, confirmedOn)
}
