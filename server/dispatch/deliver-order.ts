import { bonusEarned } from '../../domain/ledger/bonus-entries.ts'
import { orderDelivered } from '../../domain/ledger/delivered.ts'
import { changeOf } from '../../domain/ledger/entry.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import type { Day } from '../../domain/calendar.ts'
import {
  type DoorLine,
  type SettledDelivery,
  settleDelivery,
} from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import type { AppWithDb } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Db } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import {
  countLines,
  type GoodCount,
  type CountRefusal,
  loadDeliveryInput,
} from './delivery-input.ts'
import { deductPieces, type NotInStock } from './deduct-pieces.ts'
import { findDelivered, insertCounts, insertDelivery } from './delivery-store.ts'
import { updateRentals } from '../bottles/rentals.ts'

export type DeliveryRecord = {
  orderId: number
  /** A good that is not named was left and taken back as ordered. */
  counts?: readonly GoodCount[]
  /** The sum that was due in cash, if undefined. */
  cashCents?: Cents
  /** Now, if undefined. */
  at?: Date
}

export type Delivered = {
  deliveryId: number
  accountCents: Cents
  cashCents: Cents
  already: boolean
}

export type DeliverRefusal =
  | { code: 'no_such_order' }
  | { code: 'not_waiting_for_delivery'; status: OrderState }
  | NotInStock
  | CountRefusal

/**
 * Records what was left, taken back and paid: stock, bottles, rent, ledger and bonus in one
 * transaction, then a job issues the invoice. A repeated call returns the first result.
 */
export const deliverOrder = (
  app: AppWithDb,
  record: DeliveryRecord,
): Promise<Outcome<Delivered, DeliverRefusal>> =>
  allOrNothing(app.db, (tx) => deliverInTransaction({ ...app, db: tx }, record))

async function deliverInTransaction(
  app: AppWithDb,
  record: DeliveryRecord,
): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx } = app
  const found = await lockOrder(tx, record.orderId)
  if (!found) return refuse({ code: 'no_such_order' })
  const order = await lockServiceOrder(app, found)
  if (order.status === 'delivered') return done(await replayDelivery(tx, order.id))
  if (order.status !== 'waitingForDelivery')
    return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  const lines = await countLines(tx, order.id, record.counts ?? [])
  return lines.ok ? deliver(app, order, lines.value, record) : lines
}

/** An order of services alone has no delivery day that closes, so it is locked here. */
async function lockServiceOrder(app: AppWithDb, order: LockedOrder): Promise<LockedOrder> {
  if (
    order.status !== 'processing' ||
    order.deliveryOn !== null ||
    order.deliveryKind !== 'courier'
  )
    return order
  const at = app.clock.now()
  return changeOrder(app.db, order, {
    to: 'waitingForDelivery',
    kind: 'locked',
    madeBy: 'operator',
    at,
    values: { lockedAt: at },
  })
}

async function replayDelivery(tx: Db, orderId: number): Promise<Delivered> {
  const delivery = await findDelivered(tx, orderId)
  if (!delivery) throw new Error(`Order ${orderId} is delivered without a delivery`)
  const { id: deliveryId, accountCents, cashCents } = delivery
  return { deliveryId, accountCents, cashCents, already: true }
}

async function deliver(
  app: AppWithDb,
  order: LockedOrder,
  lines: readonly DoorLine[],
  record: DeliveryRecord,
): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx, clock, settings } = app
  const at = record.at ?? clock.now()
  const day = order.deliveryOn ?? clock.today()
  const rules = await settings()
  const input = await loadDeliveryInput(tx, order, lines, {
    day,
    cashCents: record.cashCents,
    depositSteps: rules.depositSteps,
  })
  const settled = settleDelivery(input, rules)
  const { id: orderId, customerId } = order
  const deliveryId = await insertSettled(tx, order, lines, { settled, day, at })

  // The stock of a parcel was deducted when it was handed over.
  if (order.deliveryKind === 'courier') {
    const deducted = await deductPieces(tx, { orderId, customerId, deliveryId, lines })
    if (!deducted.ok) return deducted
  }

  const declared = declaredByGood(lines)
  await moveBottles(tx, {
    customerId,
    orderId,
    cause: { kind: 'delivery', id: deliveryId },
    movedOn: day,
    goods: settled.moved.map((good) => ({ ...good, ...declared.get(good.goodId) })),
    ...(order.addressId !== null && { addressId: order.addressId }),
  })
  await updateRentals(tx, { customerId, addressId: order.addressId, day, lines })
  await postDelivery(tx, order, settled, at)
  await changeOrder(tx, order, {
    to: 'delivered',
    kind: 'delivered',
    madeBy: 'operator',
    at,
    values: { deliveredAt: at },
  })
  await enqueue(tx, 'papers.issue-invoice', { deliveryId })
  const { accountCents, ledger } = settled
  return done({ deliveryId, accountCents, cashCents: ledger.cashCents, already: false })
}

type Settlement = { settled: SettledDelivery; day: Day; at: Date }

async function insertSettled(
  tx: Db,
  { id: orderId, customerId }: LockedOrder,
  lines: readonly DoorLine[],
  { settled, day, at }: Settlement,
): Promise<number> {
  const { ledger, accountCents } = settled
  const deliveryId = await insertDelivery(tx, {
    customerId,
    orderId,
    outcome: 'delivered',
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

async function postDelivery(
  tx: Db,
  { id: orderId, customerId }: LockedOrder,
  settled: SettledDelivery,
  at: Date,
): Promise<void> {
  const cause = (step: string) => ({ kind: 'order', id: orderId, step }) as const
  for (const entry of orderDelivered(settled.ledger)) {
    // Deposit charged and deposit returned are two transactions of one delivery.
    const step = changeOf('deposit', entry) < 0 ? 'bottles-back' : 'delivered'
    await post(tx, { customerId, orderId, cause: cause(step), entry, at })
  }
  const bonus = bonusEarned(settled.bonusEarnedCents + settled.bonusGivenBackCents)
  await post(tx, { customerId, orderId, cause: cause('delivered'), entry: bonus, at })
}

/** The bottles of each good as the customer had declared them. */
function declaredByGood(
  lines: readonly DoorLine[],
): Map<number, { declaredDelivered: number; declaredReturned: number }> {
  const lent = lines.filter((line) => line.isLent)
  const goodIds = [...new Set(lent.map((line) => line.bottles?.goodId ?? line.goodId))]
  return new Map(
    goodIds.map((goodId) => {
      const ofGood = lent.filter((line) => (line.bottles?.goodId ?? line.goodId) === goodId)
      const pieces = (line: DoorLine) => line.bottles?.inEach ?? 1
      return [
        goodId,
        {
          declaredDelivered: sumOf(ofGood, (line) => line.ordered * pieces(line)),
          declaredReturned: sumOf(ofGood, (line) => line.returned * pieces(line)),
        },
      ]
    }),
  )
}
