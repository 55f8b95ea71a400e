import { bonusEarned } from '../../domain/ledger/bonus-entries.ts'
import { orderDelivered } from '../../domain/ledger/delivered.ts'
import { changeOf } from '../../domain/ledger/entry.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { settleDelivery } from '../../domain/dispatch/delivered-order.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { freeStock, takeStock } from '../catalogue/stock.ts'
import { moveBottles } from '../delivery/move-bottles.ts'
import type { House } from '../house.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { countLines, type Counted, type CountRefusal } from './count-lines.ts'
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

export type Delivered = { deliveryId: number; accountCents: Cents; cashCents: Cents; already: boolean }

export type DeliverRefusal =
  | { code: 'no_such_order' }
  | { code: 'not_waiting_for_delivery'; status: number }
  | { code: 'not_in_stock'; goodIds: number[] }
  | CountRefusal

/**
 * Records what was really left, taken back and paid: stock, bottles, rent, ledger and bonus in one transaction, and the
 * invoice after it. Told again it answers as the first time.
 */
export async function deliverOrder(house: House, door: AtTheDoor): Promise<Outcome<Delivered, DeliverRefusal>> {
  try {
    return await inTransaction(house.db, (tx) => deliverIn({ ...house, db: tx }, door))
  } catch (error) {
    if (error instanceof StockRanOut) return refuse({ code: 'not_in_stock', goodIds: error.goodIds })
    throw error
  }
}

async function deliverIn(house: House, door: AtTheDoor): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx } = house
  const order = await lockOrder(tx, door.orderId).then((found) => found && readyWithoutDay(house, found))
  if (!order) return refuse({ code: 'no_such_order' })
  if (order.status === 5) return done(await asBefore(tx, order.id))
  if (order.status !== 4) return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  const lines = await countLines(tx, order.id, door.counts ?? [])
  return lines.ok ? deliver(house, order, lines.value, door) : lines
}

/** Services alone have no day that could close: they are locked when they are done. */
async function readyWithoutDay(house: House, order: LockedOrder): Promise<LockedOrder> {
  if (order.status !== 3 || order.deliveryOn !== null || order.deliveryType !== 1) return order
  const at = house.clock.now()
  await changeOrder(house.db, order, { status: 4, at, kind: 'locked' }, { lockedAt: at })
  return { ...order, status: 4, version: order.version + 1, lockedAt: at }
}

async function asBefore(tx: Db, orderId: number): Promise<Delivered> {
  const delivery = await findDelivered(tx, orderId)
  if (!delivery) throw new Error(`Order ${orderId} is delivered without a delivery`)
  const { id: deliveryId, accountCents, cashCents } = delivery
  return { deliveryId, accountCents, cashCents, already: true }
}

type Lines = Extract<Awaited<ReturnType<typeof countLines>>, { ok: true }>['value']

async function deliver(
  house: House,
  order: LockedOrder,
  lines: Lines,
  door: AtTheDoor,
): Promise<Outcome<Delivered, DeliverRefusal>> {
  const { db: tx, clock, settings } = house
  const at = door.at ?? clock.now()
  const day = order.deliveryOn ?? clock.today()
  const rules = await settings()
  const { depositSteps } = rules
  const gathered = await gatherDelivery(tx, order, lines, { day, cashCents: door.cashCents, depositSteps })
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
  if (order.deliveryType === 1) await takePieces(tx, { orderId, customerId, deliveryId, lines })

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

type Taking = { orderId: number; customerId: number; deliveryId: number; lines: Lines }

async function takePieces(tx: Db, { orderId, customerId, deliveryId, lines }: Taking): Promise<void> {
  await freeStock(tx, orderId)
  const pieces = lines.filter((line) => line.isCounted && line.left > 0)
  const taken = await takeStock(tx, {
    kind: 'delivery',
    causeId: deliveryId,
    customerId,
    lines: pieces.map(({ goodId, left }) => ({ goodId, count: left })),
  })
  // Nothing is half delivered: the transaction is given up as a whole.
  if (!taken.ok) throw new StockRanOut(taken.refusal.shortages.map(({ goodId }) => goodId))
}

/** Bottles by good, as the customer had declared them. */
function declaredOf(lines: Lines): Map<number, { declaredDelivered: number; declaredReturned: number }> {
  const lent = lines.filter((line) => line.isLent)
  const goodIds = [...new Set(lent.map((line) => line.bottles?.goodId ?? line.goodId))]
  return new Map(
    goodIds.map((goodId) => {
      const ofGood = lent.filter((line) => (line.bottles?.goodId ?? line.goodId) === goodId)
      const pieces = (line: Lines[number]) => line.bottles?.inEach ?? 1
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

/** More left at the door than the shelf has: the count of the stock is wrong and must be set right first. */
export class StockRanOut extends Error {
  readonly goodIds: number[]
  constructor(goodIds: number[]) {
    super(`Fewer in stock than were left at the door: goods ${goodIds.join(', ')}`)
    this.goodIds = goodIds
  }
}
