import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { rigaDay, rigaTime } from '../../../domain/calendar/riga-time.ts'
import { saleListAt } from '../../../domain/dispatch/sale-prices.ts'
import {
  type OrderAtStop,
  type OrderShare,
  shareCounts,
} from '../../../domain/dispatch/share-counts.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { correctWhereHeld } from '../../bottles/correct-where-held.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../../orders/order-record.ts'
import { reinstateOrder } from '../../orders/reinstate-order.ts'
import { deliverOrder, type DeliverRefusal } from '../deliver-order.ts'
import { endStop, type LockedStop, lockStop } from '../runs/run-store.ts'
import { bookFailedAttempt, type FailedRefusal } from './book-failed-attempt.ts'
import { bookVisit, type VisitRefusal } from './book-visit.ts'
import { bookFound } from './found-bottles.ts'
import { loadOutcomes, type ToldOutcome } from './load-outcome.ts'

type Told = Exclude<ToldOutcome, { state: 'waiting' }>

export type BookRefusal =
  | { code: 'no_such_stop' | 'no_outcome' | 'waits_for_review' }
  | DeliverRefusal
  | FailedRefusal
  | VisitRefusal

/**
 * Writes what happened at a stop to the books, once: stock, bottles, ledger, bonus and the invoice
 * of each of its orders. Run it all or nothing.
 */
export async function bookStop(
  app: App,
  tx: Tx,
  by: Actor,
  stopId: number,
): Promise<Outcome<{ state: 'done' | 'failed' }, BookRefusal>> {
  const stop = await lockStop(tx, stopId)
  if (!stop) return refuse({ code: 'no_such_stop' })
  if (stop.state === 'done' || stop.state === 'failed') return done({ state: stop.state })
  const told = (await loadOutcomes(tx, [stopId])).get(stopId)!
  if (told.state === 'waiting') return refuse({ code: 'no_outcome' })
  if (told.waitsForReview) return refuse({ code: 'waits_for_review' })
  const booked = stop.visitId
    ? await bookVisit(app, tx, by, stop, { ...told.fact, atMs: told.atMs })
    : await bookOrders(app, tx, by, stop, told)
  if (!booked.ok) return booked
  if (told.state === 'delivered') await bookFound(app, tx, by, stop, told.fact.found ?? [])
  const state = told.state === 'delivered' ? 'done' : 'failed'
  await endStop(tx, stopId, state, app.clock.now())
  return done({ state })
}

async function bookOrders(
  app: App,
  tx: Tx,
  by: Actor,
  { id: stopId, state }: LockedStop,
  told: Told,
): Promise<Outcome<null, BookRefusal>> {
  const orders = await findOrdersToShare(tx, stopId)
  const isEnded = state !== 'waiting'
  if (told.state === 'delivered') {
    // A stop that was moved or withdrawn, and was driven all the same: its follower is not driven.
    if (isEnded) {
      await withdrawFollowers(app, tx, orders)
      await takeBackOrders(app, tx, by, orders, rigaDay(told.atMs))
    }
  }
  const goingOn = isEnded ? await findGoingOn(tx, stopId) : new Set<number>()
  for (const share of shareCounts(orders, told.fact.counts, told.fact.cashCents)) {
    const goesOn = goingOn.has(share.orderId)
    const booked = await bookOrder(app, tx, by, { ...share, stopId, goesOn }, told)
    if (!booked.ok) return booked
  }
  return done(null)
}

type DoorOfOrder = OrderShare & { stopId: number; goesOn: boolean }

/** The customer of a cancelled order may have been merged since. */
async function bookOrder(
  app: App,
  tx: Tx,
  by: Actor,
  door: DoorOfOrder,
  told: Told,
): Promise<Outcome<unknown, BookRefusal>> {
  const order = (await lockOrder(tx, door.orderId))!
  const { customerId } = order
  const note = 'Piegāde apvienotajam profilam'
  return correctWhereHeld(app, tx, by, { customerId, note }, () =>
    bookOwnOrder(app, tx, by, order, { ...door, told }),
  )
}

async function bookOwnOrder(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { goesOn, told, ...share }: DoorOfOrder & { told: Told },
): Promise<Outcome<unknown, BookRefusal>> {
  const door = { ...share, at: new Date(told.atMs), day: rigaDay(told.atMs) }
  if (told.state === 'delivered') {
    // What was left at a door stands, though the office has cancelled its order meanwhile.
    if (order.status === 'cancelled') await reinstateOrder(app, tx, by, order, door)
    const pricesAt = saleListAt(told.fact.pricesAt, told.atMs)
    return deliverOrder(app, tx, by, { ...door, pricesAt })
  }
  const { code, askedDay } = told.fact
  const calledAt = told.calledAtMs === undefined ? undefined : rigaTime(told.calledAtMs)
  return bookFailedAttempt(app, tx, by, { ...door, code, askedDay, calledAt, goesOn })
}

/** Orders of an ended stop that are at another one, on another day, or over. */
async function findGoingOn(tx: Tx, stopId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select o.id from stop_orders s join orders o on o.id = s.order_id
      join stops t on t.id = s.stop_id join runs r on r.id = t.run_id
    where s.stop_id = ${stopId} and (o.status <> 'waitingForDelivery' or o.delivery_on <> r.day
      or exists (select from stop_orders p where p.order_id = o.id and p.is_open))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The orders at a stop, among which its counts are shared. */
export async function findOrdersToShare(tx: Db, stopId: number): Promise<OrderAtStop[]> {
  const { rows } = await sql<OrderAtStop>`
    select o.id as order_id, o.cash_due_cents,
      (select coalesce(json_agg(json_build_object('goodId', i.good_id, 'ordered', i.ordered,
          'returned', i.returned, 'isService', coalesce(i.kind, g.kind) = 'service')
          order by i.id), '[]')
        from order_items i join goods g on g.id = i.good_id where i.order_id = o.id) as lines
    from stop_orders s join orders o on o.id = s.order_id
    where s.stop_id = ${stopId} order by o.id`.execute(tx)
  return rows
}

async function withdrawFollowers(app: App, tx: Tx, orders: readonly OrderAtStop[]) {
  const rows = await tx
    .selectFrom('stopOrders')
    .select('stopId')
    .distinct()
    .where('isOpen', '=', true)
    .where(
      'orderId',
      'in',
      orders.map(({ orderId }) => orderId),
    )
    .execute()
  for (const { stopId } of rows) await endStop(tx, stopId, 'withdrawn', app.clock.now())
}

/** Orders that the office has moved to another day were at the door all the same. */
async function takeBackOrders(
  { clock }: App,
  tx: Tx,
  by: Actor,
  orders: readonly OrderAtStop[],
  day: Day,
) {
  for (const { orderId } of orders) {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'processing') continue
    const at = clock.now()
    await changeOrder(tx, by, order, {
      to: 'waitingForDelivery',
      kind: 'locked',
      at,
      ...(order.deliveryOn !== day && { changes: { delivery_on: [order.deliveryOn, day] } }),
      values: { deliveryOn: day, lockedAt: at },
    })
  }
}
