import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { lockLivingRecord } from '../bottles/lock-living-record.ts'
import { insertContainerMoves } from '../bottles/move-containers.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { CorrectRefusal } from './correct-delivery.ts'
import { deliverOrder } from './deliver-order.ts'
import type { GoodCount } from './delivery-input.ts'
import { type Door, findDoor } from './find-door.ts'
import { firstDayFrom, rescheduleOrder } from './reschedule-order.ts'
import { type Reversed, reverseDelivery } from './reverse-delivery.ts'
import { endStop } from './runs/run-store.ts'

type MoveRefusal = CorrectRefusal | { code: 'same_customer' | 'customer_merged' }

type MovingDelivery = { orderId: number; toOrderId: number; note: string }

/**
 * The goods were left at another customer's door: what was counted and paid goes to that
 * customer's open order, and the first order goes to its next day.
 */
export async function moveDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, toOrderId, note }: MovingDelivery,
): Promise<Outcome<{ nextOn: Day | null }, MoveRefusal>> {
  const locked = await lockBoth(tx, orderId, toOrderId)
  if (!locked.ok) return locked
  const { wrong, right } = locked.value
  // Its order would be open again for a record that has ended in another.
  if ((await lockLivingRecord(tx, wrong.customerId)) !== wrong.customerId)
    return refuse({ code: 'customer_merged' })
  const [door, rightDoor] = [await findDoor(tx, orderId), await findDoor(tx, toOrderId)]
  const reversed = await reverseDelivery(app, tx, by, { order: wrong, note })
  if (!reversed.ok) return reversed
  const { order, delivery } = reversed.value
  const stop = rightDoor?.isOnlyOrder ? rightDoor : undefined
  // The purse has the money already, so it has to be of the same shift.
  if (delivery.cashCents > 0 && door?.shiftId !== stop?.shiftId)
    return refuse({ code: 'cash_is_counted' })
  await readyToDeliver(app, tx, by, right, delivery)
  const counted = await countsFor(tx, toOrderId, delivery.counts)
  const { happenedAt: at, day, cashCents } = delivery
  const record = { orderId: toOrderId, counts: counted, cashCents, at, day }
  const delivered = await deliverOrder(app, tx, bySame(by, right), {
    ...record,
    ...(stop && { stopId: stop.stopId }),
  })
  if (!delivered.ok) return delivered
  if (stop?.isWaiting) await endStop(tx, stop.stopId, 'done', app.clock.now())
  if (door && !stop) await takeFromVan(app, tx, by, door, { counts: delivery.counts, note })
  const nextOn = await firstDayFrom(app, tx, order, app.clock.today())
  await rescheduleOrder(app, tx, by, order, { day: delivery.day, nextOn })
  return done({ nextOn })
}

const bySame = (by: Actor, { customerId }: LockedOrder): Actor =>
  by.onBehalfOf === undefined ? by : { ...by, onBehalfOf: customerId }

/** In the order of their numbers, so that two moves wait for each other. */
async function lockBoth(
  tx: Tx,
  orderId: number,
  toOrderId: number,
): Promise<Outcome<{ wrong: LockedOrder; right: LockedOrder }, MoveRefusal>> {
  const found = new Map<number, LockedOrder | undefined>()
  for (const id of [orderId, toOrderId].toSorted((one, other) => one - other))
    found.set(id, await lockOrder(tx, id))
  const [wrong, right] = [found.get(orderId), found.get(toOrderId)]
  if (!wrong || !right) return refuse({ code: 'no_such_order' })
  if (wrong.customerId === right.customerId) return refuse({ code: 'same_customer' })
  return done({ wrong, right })
}

/** Goods of this order that were not among those counted were not left. */
async function countsFor(tx: Tx, orderId: number, counts: readonly GoodCount[]) {
  const items = await tx
    .selectFrom('orderItems')
    .select('goodId')
    .where('orderId', '=', orderId)
    .execute()
  const missing = items.filter(({ goodId }) => counts.every((count) => count.goodId !== goodId))
  return [...counts, ...missing.map(({ goodId }) => ({ goodId, left: 0, taken: 0 }))]
}

/** An order that was planned for another day was at its door on this one. */
async function readyToDeliver(
  { clock }: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { day }: Reversed,
): Promise<void> {
  if (order.status !== 'processing') return
  const at = clock.now()
  await changeOrder(tx, bySame(by, order), order, {
    to: 'waitingForDelivery',
    kind: 'locked',
    at,
    ...(order.deliveryOn !== day && { changes: { delivery_on: [order.deliveryOn, day] } }),
    values: { deliveryOn: day, lockedAt: at },
  })
}

/** Without a stop the bottles count as the warehouse's, though the van had them. */
async function takeFromVan(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { runId, lent }: Door,
  { counts, note }: { counts: readonly GoodCount[]; note: string },
): Promise<void> {
  const moves = counts.flatMap(({ goodId, left, taken }) => {
    const bottle = lent.get(goodId)
    if (!bottle) return []
    const common = { goodId: bottle.goodId, kind: 'recounted' as const, runId, note }
    return [
      { ...common, from: 'vans' as const, to: 'full' as const, pieces: left * bottle.inEach },
      { ...common, from: 'empties' as const, to: 'vans' as const, pieces: taken * bottle.inEach },
    ].filter(({ pieces }) => pieces > 0)
  })
  await insertContainerMoves(tx, by, clock.now(), moves)
}
