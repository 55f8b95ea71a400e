import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { reverseBottles } from '../bottles/reverse-bottles.ts'
import { updateRentals } from '../bottles/rentals.ts'
import { lockBalances } from '../ledger/balances.ts'
import { reverseDelivered } from '../ledger/reverse-delivered.ts'
import { changeOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { returnDelivered } from '../stock/return-delivered.ts'
import { countLines } from './delivery-input.ts'
import { findCounts, findDelivered, markReversed } from './delivery-store.ts'

export type Reversed = NonNullable<Awaited<ReturnType<typeof findDelivered>>> & {
  counts: Awaited<ReturnType<typeof findCounts>>
}

export type ReverseRefusal = {
  code:
    | 'not_delivered'
    | 'dispute_first'
    | 'deposit_moved_on'
    | 'too_few_in_stock'
    | 'refunded_in_part'
}

type Reversing = { order: LockedOrder; note: string; answersDispute?: number | undefined }

/**
 * Takes a delivery back by rows that mirror it: stock, bottles, rent, ledger and bonus, then a job
 * credits its invoice. The order waits for its delivery again. Run it all or nothing.
 */
export async function reverseDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  { order, note, answersDispute }: Reversing,
): Promise<Outcome<{ order: LockedOrder; delivery: Reversed }, ReverseRefusal>> {
  const { id: orderId, customerId, addressId } = order
  const delivery = await findDelivered(tx, orderId)
  if (!delivery || order.deliveryKind !== 'courier') return refuse({ code: 'not_delivered' })
  const { id: deliveryId } = delivery
  if (await isRefundedInPart(tx, deliveryId)) return refuse({ code: 'refunded_in_part' })
  const counts = await findCounts(tx, deliveryId)
  await lockBalances(tx, customerId)
  const reversing = { deliveryId, customerId, addressId, orderId, note, answersDispute }
  const bottles = await reverseBottles(app, tx, by, reversing)
  if (!bottles.ok) return bottles
  await returnDelivered(tx, by, { deliveryId, note })
  const lines = await countLines(tx, orderId, counts)
  if (lines.ok) {
    const mirrored = lines.value.map(({ left, taken, ...line }) => {
      return { ...line, left: taken, taken: left }
    })
    // A delivery may be recorded before its day comes.
    const today = app.clock.today()
    const day = today < delivery.day ? delivery.day : today
    await updateRentals(tx, { customerId, addressId, day, lines: mirrored })
  }
  const at = app.clock.now()
  await reverseDelivered(tx, by, { customerId, orderId, deliveryId, at, note })
  await markReversed(tx, deliveryId)
  const values = { deliveredAt: null, deliveredCents: null }
  const to = 'waitingForDelivery'
  const waiting = await changeOrder(tx, by, order, { to, kind: 'reversed', at, values })
  const reserved = await reserveStock(tx, orderId)
  if (!reserved.ok) return refuse({ code: 'too_few_in_stock' })
  await enqueue(tx, 'papers.credit-invoice', { deliveryId })
  return done({ order: waiting, delivery: { ...delivery, counts } })
}

/** What was refunded of its invoice would be given back a second time. */
async function isRefundedInPart(tx: Tx, deliveryId: number): Promise<boolean> {
  const { rows } = await sql`
    select from line_refunds r join papers p on p.id = r.paper_id
    where p.cause_kind = 'delivery' and p.cause_id = ${deliveryId} limit 1`.execute(tx)
  return rows.length > 0
}
