import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import {
  type DoorLine,
  settleDelivery,
  type SettledDelivery,
} from '../../../domain/dispatch/delivered-order.ts'
import type { StopCount } from '../../../domain/dispatch/stop-events.ts'
import { orderDelivered } from '../../../domain/ledger/delivered.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { lockLivingRecord } from '../../bottles/lock-living-record.ts'
import { moveBottles } from '../../bottles/move-bottles.ts'
import type { App } from '../../app-context.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { countLines, type CountRefusal, loadDeliveryInput } from '../delivery-input.ts'
import { insertCounts, insertDelivery } from '../delivery-store.ts'
import type { LockedStop } from '../runs/run-store.ts'

type Visited = { counts: readonly StopCount[]; cashCents: Cents; atMs: number }

export type VisitRefusal = CountRefusal | { code: 'nothing_ordered' }

/** No order is settled at such a door. */
const noOrder = {
  id: 0,
  deliveryCents: 0,
  paymentChargeCents: 0,
  bonusCents: 0,
  prepaidCents: 0,
  paymentMethod: null,
} as const

/**
 * Books a stop without orders: empties that were taken, with their deposit, and an old debt that
 * was paid. What was left there needs an order first.
 */
export async function bookVisit(
  app: App,
  tx: Tx,
  by: Actor,
  { id: stopId, customerId: ofId }: LockedStop,
  { counts, cashCents, atMs }: Visited,
): Promise<Outcome<null, VisitRefusal>> {
  if (counts.some(({ left }) => left > 0)) return refuse({ code: 'nothing_ordered' })
  const lines = await countLines(tx, noOrder.id, counts)
  if (!lines.ok) return lines
  const customerId = await lockLivingRecord(tx, ofId)
  const day = rigaDay(atMs)
  const settled = await settleVisit(app, tx, customerId, { lines: lines.value, day, cashCents })
  const { depositReturnedCents } = settled.ledger
  const deliveryId = await insertDelivery(tx, {
    customerId,
    orderId: null,
    stopId,
    outcome: 'visited',
    day,
    cashCents,
    depositReturnedCents,
    accountCents: cashCents + depositReturnedCents,
    happenedAt: new Date(atMs),
  })
  await insertTaken(tx, customerId, deliveryId, counts)
  await moveBottles(tx, {
    customerId,
    by,
    cause: { kind: 'delivery', id: deliveryId },
    movedOn: day,
    goods: settled.moved
      .filter(({ returned, depositCents }) => returned > 0 || depositCents !== 0)
      .map((good) => ({ ...good, declaredReturned: good.returned })),
  })
  const visit = { customerId, deliveryId, at: app.clock.now() }
  await postVisit(tx, by, settled, visit)
  return done(null)
}

type PostedVisit = { customerId: number; deliveryId: number; at: Date }

async function postVisit(
  tx: Tx,
  by: Actor,
  { ledger }: SettledDelivery,
  { customerId, deliveryId, at }: PostedVisit,
): Promise<void> {
  const cause = { kind: 'visit', id: deliveryId, step: 'done' } as const
  for (const entry of orderDelivered(ledger)) await post(tx, { customerId, cause, entry, at, by })
}

type CountedVisit = { lines: readonly DoorLine[]; day: Day; cashCents: Cents }

async function settleVisit(
  app: App,
  tx: Tx,
  customerId: number,
  { lines, day, cashCents }: CountedVisit,
): Promise<SettledDelivery> {
  const rules = await app.settings()
  const { depositSteps } = rules
  const order = { ...noOrder, customerId }
  const input = await loadDeliveryInput(tx, order, lines, { day, cashCents, depositSteps })
  return settleDelivery(input, rules)
}

async function insertTaken(
  tx: Tx,
  customerId: number,
  deliveryId: number,
  counts: readonly StopCount[],
): Promise<void> {
  const taken = counts.filter((count) => count.taken > 0)
  if (taken.length === 0) return
  await insertCounts(
    tx,
    taken.map(({ goodId, taken: takenBack }) => ({
      customerId,
      deliveryId,
      goodId,
      ordered: 0,
      leftThere: 0,
      declaredReturn: 0,
      takenBack,
      lineCents: 0,
    })),
  )
}
