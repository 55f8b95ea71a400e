import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import {
  type DoorLine,
  type SettledDelivery,
  settleDelivery,
} from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { expectNothing } from '../ledger/expected-changes.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import {
  countLines,
  type CountRefusal,
  declaredByGood,
  loadDeliveryInput,
} from './delivery-input.ts'
import { deductPieces, type NotInStock } from './deduct-pieces.ts'
import { insertCounts, insertDelivery } from './delivery-store.ts'
import { postDelivery } from './post-delivery.ts'
import {
  type Delivered,
  type DeliveryRecord,
  type RecordedOtherwise,
  replayDelivery,
} from './recorded-delivery.ts'
import { updateRentals } from '../bottles/rentals.ts'

export type DeliverRefusal =
  | { code: 'no_such_order' | 'held' }
  | { code: 'not_waiting_for_delivery'; status: OrderState }
  | NotInStock
  | CountRefusal
  | RecordedOtherwise

/**
 * Records what was left, taken back and paid: stock, bottles, rent, ledger and bonus, then a job
 * issues the invoice. A repeated call returns the first result, or refuses what it did not say. Run
 * it all or nothing.
 */
export async function deliverOrder(
  app: App,
  tx: Tx,
  by: Actor,
  record: DeliveryRecord,
): Promise<Outcome<Delivered, DeliverRefusal>> {
  const found = await lockOrder(tx, record.orderId)
  if (!found) return refuse({ code: 'no_such_order' })
  const order = await lockServiceOrder(app, tx, by, found)
  if (order.status === 'delivered') return replayDelivery(tx, record)
  if (order.isHeld) return refuse({ code: 'held' })
  if (order.status !== 'waitingForDelivery')
    return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  const lines = await countLines(tx, order.id, record.counts ?? [], record.pricesAt)
  if (!lines.ok) return lines
  const delivery = await settle(app, tx, order, lines.value, record)
  const moved = await moveGoods(tx, by, order, delivery)
  if (!moved.ok) return moved
  const { at, deliveryId, settled } = delivery
  await postDelivery(tx, by, order, delivery, app.clock.now())
  await expectNothing(tx, [order.id])
  const values = { deliveredAt: at, deliveredCents: settled.invoicedCents }
  await changeOrder(tx, by, order, { to: 'delivered', kind: 'delivered', at, values })
  await enqueue(tx, 'papers.issue-invoice', { deliveryId })
  const { accountCents, dueInCashCents, ledger } = settled
  const door = {
    lines: lines.value,
    paysCourier: order.paymentMethod === 'cash',
    dueInCashCents,
  }
  return done({ deliveryId, accountCents, cashCents: ledger.cashCents, already: false, door })
}

/** An order of services alone has no delivery day that closes, so it is locked here. */
async function lockServiceOrder(
  { clock }: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
): Promise<LockedOrder> {
  const isService = order.deliveryOn === null && order.deliveryKind === 'courier'
  if (order.status !== 'processing' || !isService) return order
  const at = clock.now()
  const values = { lockedAt: at }
  return changeOrder(tx, by, order, { to: 'waitingForDelivery', kind: 'locked', at, values })
}

type Settlement = {
  deliveryId: number
  settled: SettledDelivery
  lines: readonly DoorLine[]
  day: Day
  at: Date
}

/** Computes what the delivery costs and inserts it. */
async function settle(
  { clock, settings }: App,
  tx: Tx,
  order: LockedOrder,
  lines: readonly DoorLine[],
  { at = clock.now(), day = order.deliveryOn ?? clock.today(), cashCents, stopId }: DeliveryRecord,
): Promise<Settlement> {
  const rules = await settings()
  const { depositSteps } = rules
  await lockBalances(tx, order.customerId)
  const input = await loadDeliveryInput(tx, order, lines, { day, cashCents, depositSteps })
  const settled = settleDelivery(input, rules)
  const deliveryId = await insertSettled(tx, order, lines, { settled, day, at, stopId })
  return { deliveryId, settled, lines, day, at }
}

/** Moves stock, bottles and rented goods. */
async function moveGoods(
  tx: Tx,
  by: Actor,
  { id: orderId, customerId, addressId, deliveryKind }: LockedOrder,
  { deliveryId, settled, lines, day }: Settlement,
): Promise<Outcome<null, NotInStock>> {
  // The stock of a parcel was deducted when it was handed over.
  if (deliveryKind === 'courier') {
    const deducted = await deductPieces(tx, by, orderId, {
      kind: 'delivery',
      causeId: deliveryId,
      customerId,
      lines: lines
        .filter((line) => line.isCounted && line.left > 0)
        .map(({ goodId, left }) => ({ goodId, count: left })),
    })
    if (!deducted.ok) return deducted
  }
  const declared = declaredByGood(lines)
  await moveBottles(tx, {
    customerId,
    orderId,
    by,
    cause: { kind: 'delivery', id: deliveryId },
    movedOn: day,
    goods: settled.moved.map((good) => ({ ...good, ...declared.get(good.goodId) })),
    ...(addressId !== null && { addressId }),
  })
  await updateRentals(tx, { customerId, addressId, day, lines })
  return done(null)
}

type Door = Pick<Settlement, 'settled' | 'day' | 'at'> & { stopId: number | null | undefined }

async function insertSettled(
  tx: Tx,
  { id: orderId, customerId }: LockedOrder,
  lines: readonly DoorLine[],
  { settled, day, at, stopId = null }: Door,
): Promise<number> {
  const { ledger, accountCents } = settled
  const deliveryId = await insertDelivery(tx, {
    customerId,
    orderId,
    outcome: 'delivered',
    stopId,
    day,
    cashCents: ledger.cashCents,
    prepaidCents: ledger.prepaidCents,
    depositChargedCents: ledger.depositChargedCents,
    depositReturnedCents: ledger.depositReturnedCents,
    accountCents,
    happenedAt: at,
  })
  const counts = lines.map((line, index) => ({
    customerId,
    deliveryId,
    goodId: line.goodId,
    ordered: line.ordered,
    leftThere: line.left,
    declaredReturn: line.returned,
    takenBack: line.taken,
    lineCents: settled.lineCents[index]!,
    bonusCents: settled.bonusShares[index]!,
  }))
  if (counts.length > 0) await insertCounts(tx, counts)
  return deliveryId
}
