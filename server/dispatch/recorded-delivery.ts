import type { Day } from '../../domain/calendar.ts'
import type { DoorLine } from '../../domain/dispatch/delivered-order.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { GoodCount } from './delivery-input.ts'
import { findCounts, findDelivered } from './delivery-store.ts'

export type DeliveryRecord = {
  orderId: number
  /** A good that is not named was left and taken back as ordered. */
  counts?: readonly GoodCount[]
  /** The sum that was due in cash, if undefined. */
  cashCents?: Cents
  /** At the door; now, if undefined. */
  at?: Date
  /** Of the delivery, as the invoice names it; the order's own, if undefined. */
  day?: Day
  stopId?: number
  /** When the list was read by which goods were sold at the door; now, if undefined. */
  pricesAt?: Date | undefined
}

export type Delivered = {
  deliveryId: number
  accountCents: Cents
  cashCents: Cents
  already: boolean
  /** What was found at the door; null for a delivery that was recorded before. */
  door: { lines: readonly DoorLine[]; paysCourier: boolean; dueInCashCents: Cents } | null
}

/** A delivery is recorded once: another report of it changes nothing, so it must not be lost. */
export type RecordedOtherwise = {
  code: 'delivered_otherwise'
  counts: GoodCount[]
  cashCents: Cents
}

/** The first result, for a report that says nothing else. */
export async function replayDelivery(
  tx: Tx,
  { orderId, counts = [], cashCents: reportedCents }: DeliveryRecord,
): Promise<Outcome<Delivered, RecordedOtherwise>> {
  const delivery = await findDelivered(tx, orderId)
  if (!delivery) throw new Error(`Order ${orderId} is delivered without a delivery`)
  const { id: deliveryId, accountCents, cashCents } = delivery
  const recorded = await findCounts(tx, deliveryId)
  const isSame =
    counts.every((count) => isRecorded(recorded, count)) &&
    (reportedCents === undefined || reportedCents === cashCents)
  if (!isSame) return refuse({ code: 'delivered_otherwise', counts: recorded, cashCents })
  return done({ deliveryId, accountCents, cashCents, already: true, door: null })
}

function isRecorded(recorded: readonly GoodCount[], { goodId, left, taken }: GoodCount): boolean {
  const found = recorded.find((count) => count.goodId === goodId) ?? { left: 0, taken: 0 }
  return found.left === left && found.taken === taken
}
