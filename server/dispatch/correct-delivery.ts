import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { correctWhereHeld } from '../bottles/correct-where-held.ts'
import { insertContainerMoves } from '../bottles/move-containers.ts'
import { lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { deliverOrder, type DeliverRefusal } from './deliver-order.ts'
import type { GoodCount } from './delivery-input.ts'
import { type Door, findDoor } from './find-door.ts'
import { type Reversed, reverseDelivery, type ReverseRefusal } from './reverse-delivery.ts'

export type CorrectRefusal =
  | ReverseRefusal
  | DeliverRefusal
  | { code: 'cash_is_counted' | 'nothing_changes' }

/** As the office is answered: what its page cannot know otherwise is one sentence. */
export const asAnswered = (
  refusal: CorrectRefusal | { code: 'same_customer' | 'customer_merged' },
): Refusal => {
  const { code } = refusal
  if (code === 'not_in_stock') return { code: 'too_few_in_stock' }
  if (code === 'held' || code === 'not_waiting_for_delivery' || code === 'delivered_otherwise')
    return { code: 'not_waiting' }
  return { code }
}

type Correcting = {
  orderId: number
  /** A good that is not named was counted rightly. */
  counts: readonly GoodCount[]
  cashCents?: Cents | undefined
  note: string
  /** Of the dispute that this answers. */
  answersDispute?: number
}

/** What was left, taken and paid at a door was recorded wrongly: it is reversed and told anew. */
export async function correctDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  correcting: Correcting,
): Promise<Outcome<{ deliveryId: number }, CorrectRefusal>> {
  const { orderId } = correcting
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'no_such_order' })
  const { customerId } = order
  return correctWhereHeld(app, tx, by, { customerId, note: correcting.note }, () =>
    reverseAndRecord(app, tx, by, order, correcting),
  )
}

async function reverseAndRecord(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { orderId, counts: named, cashCents, note, answersDispute }: Correcting,
): Promise<Outcome<{ deliveryId: number }, CorrectRefusal>> {
  const door = await findDoor(tx, orderId)
  const reversed = await reverseDelivery(app, tx, by, { order, note, answersDispute })
  if (!reversed.ok) return reversed
  const { delivery } = reversed.value
  const paidCents = cashCents ?? delivery.cashCents
  if (door?.isSettled && paidCents !== delivery.cashCents)
    return refuse({ code: 'cash_is_counted' })
  const rest = delivery.counts.filter((was) => named.every(({ goodId }) => goodId !== was.goodId))
  const counts = [...named, ...rest]
  if (paidCents === delivery.cashCents && areSame(counts, delivery.counts))
    return refuse({ code: 'nothing_changes' })
  const at = delivery.happenedAt
  const record = { orderId, counts, cashCents: paidCents, at, day: delivery.day }
  const delivered = await deliverOrder(app, tx, by, { ...record, ...stopOf(delivery) })
  if (!delivered.ok) return delivered
  if (door?.isSettled) await takeFromLost(app, tx, by, door, { delivery, counts, note })
  return done({ deliveryId: delivered.value.deliveryId })
}

const stopOf = ({ stopId }: Reversed) => (stopId === null ? {} : { stopId })

const areSame = (some: readonly GoodCount[], others: readonly GoodCount[]) =>
  some.every(({ goodId, left, taken }) => {
    const other = others.find((count) => count.goodId === goodId)
    return left === (other?.left ?? 0) && taken === (other?.taken ?? 0)
  })

/** The van of a settled run is empty: what it had less or more is among what was lost. */
async function takeFromLost(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { runId, lent }: Door,
  { delivery, counts, note }: { delivery: Reversed; counts: readonly GoodCount[]; note: string },
): Promise<void> {
  const moves = counts.flatMap(({ goodId, left, taken }) => {
    const was = delivery.counts.find((count) => count.goodId === goodId)
    const bottle = lent.get(goodId)
    const more = (left - taken - (was?.left ?? 0) + (was?.taken ?? 0)) * (bottle?.inEach ?? 1)
    if (bottle === undefined || more === 0) return []
    const [from, to] = more > 0 ? (['lost', 'vans'] as const) : (['vans', 'lost'] as const)
    const pieces = Math.abs(more)
    return [{ goodId: bottle.goodId, kind: 'recounted' as const, from, to, pieces, runId, note }]
  })
  await insertContainerMoves(tx, by, clock.now(), moves)
}
