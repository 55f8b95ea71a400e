import { bonusEarned } from '../../domain/ledger/bonus-entries.ts'
import { orderDelivered } from '../../domain/ledger/delivered.ts'
import { changeOf } from '../../domain/ledger/entry.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { settleDelivery } from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { freeStock, type Shortage, takeStock } from '../catalogue/stock.ts'
import { moveBottles } from '../delivery/move-bottles.ts'
import type { App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { countLines, type Counted, type CountRefusal, type DoorLine } from './count-lines.ts'
import { findDelivered, insertCounts, insertDelivery } from './delivery-store.ts'
import { gatherDelivery } from './gather-delivery.ts'
import { changeOrder, lockOrder, type LockedOrder } from './order-store.ts'
import { followRentals } from './rentals.ts'

export type AtTheDoor = {
  orderId: number
  /** What was counted; a good that is not named was left and taken as ordered. */
  counts?: readonly Counted[]
  /** What the courier was given; not said: what was due in cash. */
  cashCents?: Cents
  /** When it happened; now, if it is not said. */
  at?: Date
}

export type Delivered = {
  deliveryId: number
  accountCents: Cents
  cashCents: Cents
  already: boolean
}

/** More than the shelf has: the count of the stock is wrong and must be set right first. */
export type NotInStock = { code: 'not_in_stock'; goodIds: number[] }

export type DeliverRefusal =
  | { code: 'no_such_order' }
  | { code: 'not_waiting_for_delivery'; status: number }
  | NotInStock
  | CountRefusal

/**
 * Records what was really left, taken back and paid: stock, bottles, rent, ledger and bonus in one transaction, and the
 * invoice after it. Told again it answers as the first time.
 */
export const deliverOrder = (
  app: App,
  door: AtTheDoor,
): Promise<Outcome<Delivered, DeliverRefusal>> =>
  allOrNothing(app.db, (tx) => deliverIn({ ...app, db: tx }, door))

async function deliverIn(app: App, door: AtTheDoor): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx } = app
  const found = await lockOrder(tx, door.orderId)
  if (!found) return refuse({ code: 'no_such_order' })
  const order = await readyWithoutDay(app, found)
  if (order.status === 5) return done(await asBefore(tx, order.id))
  if (order.status !== 4) return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  const lines = await countLines(tx, order.id, door.counts ?? [])
  return lines.ok ? deliver(app, order, lines.value, door) : lines
}

/** Services alone have no day that could close: they are locked when they are done. */
async function readyWithoutDay(app: App, order: LockedOrder): Promise<LockedOrder> {
  if (order.status !== 3 || order.deliveryOn !== null || order.deliveryType !== 1) return order
  const at = app.clock.now()
  await changeOrder(app.db, order, { status: 4, at, kind: 'locked' }, { lockedAt: at })
  return { ...order, status: 4, version: order.version + 1, lockedAt: at }
}

async function asBefore(tx: Db, orderId: number): Promise<Delivered> {
  const delivery = await findDelivered(tx, orderId)
  if (!delivery) throw new Error(`Order ${orderId} is delivered without a delivery`)
  const { id: deliveryId, accountCents, cashCents } = delivery
  return { deliveryId, accountCents, cashCents, already: true }
}

async function deliver(
  app: App,
  order: LockedOrder,
  lines: readonly DoorLine[],
  door: AtTheDoor,
): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx, clock, settings } = app
  const at = door.at ?? clock.now()
  const day = order.deliveryOn ?? clock.today()
  const rules = await settings()
  const { depositSteps } = rules
  const gathered = await gatherDelivery(tx, order, lines, {
    day,
    cashCents: door.cashCents,
    depositSteps,
  })
  const settled = settleDelivery(gathered, rules)
  const { ledger, accountCents } = settled
  const { id: orderId, customerId } = order

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

  // The pieces of a parcel left the shelf when it was handed over.
  if (order.deliveryType === 1) {
    const taken = await takePieces(tx, { orderId, customerId, deliveryId, lines })
    if (!taken.ok) return taken
  }

  const declared = declaredOf(lines)
  await moveBottles(tx, {
    customerId,
    orderId,
    cause: { kind: 'delivery', id: deliveryId },
    movedOn: day,
    goods: settled.moved.map((good) => ({ ...good, ...declared.get(good.goodId) })),
    ...(order.addressId !== null && { addressId: order.addressId }),
  })
  await followRentals(tx, { customerId, addressId: order.addressId, day, lines })

  const cause = (step: string) => ({ kind: 'order', id: orderId, step }) as const
  for (const entry of orderDelivered(ledger)) {
    // A deposit charged and another given back are two movements of one delivery.
    const step = changeOf('deposit', entry) < 0 ? 'bottles-back' : 'delivered'
    await post(tx, { customerId, orderId, cause: cause(step), entry, at })
  }
  const bonus = bonusEarned(settled.bonusEarnedCents + settled.bonusGivenBackCents)
  await post(tx, { customerId, orderId, cause: cause('delivered'), entry: bonus, at })

  await changeOrder(tx, order, { status: 5, at, kind: 'delivered' }, { deliveredAt: at })
  await enqueue(tx, 'papers.issue-invoice', { deliveryId })
  return done({ deliveryId, accountCents, cashCents: ledger.cashCents, already: false })
}

type Taking = {
  orderId: number
  customerId: number
  deliveryId: number
  lines: readonly DoorLine[]
}

async function takePieces(
  tx: Db,
  { orderId, customerId, deliveryId, lines }: Taking,
): Promise<Outcome<null, NotInStock>> {
  await freeStock(tx, orderId)
  const pieces = lines.filter((line) => line.isCounted && line.left > 0)
  const taken = await takeStock(tx, {
    kind: 'delivery',
    causeId: deliveryId,
    customerId,
    lines: pieces.map(({ goodId, left }) => ({ goodId, count: left })),
  })
  return taken.ok ? taken : refuse(notInStock(taken.refusal.shortages))
}

export const notInStock = (shortages: readonly Shortage[]): NotInStock => ({
  code: 'not_in_stock',
  goodIds: shortages.map(({ goodId }) => goodId),
})

/** Bottles by good, as the customer had declared them. */
function declaredOf(
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
