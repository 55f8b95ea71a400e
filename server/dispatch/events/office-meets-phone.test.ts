import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { dayOf } from '../../../domain/calendar.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import { setStock } from '../../../tests/support/order-shop.ts'
import { addPhone, roadDay } from '../../../tests/support/road-shop.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { moveStop, withdrawStop } from '../runs/move-stop.ts'
import { moveStopToDay } from '../runs/move-to-day.ts'
import { findOpenStops } from '../runs/run-store.ts'
import { bookStops } from './book-runs.ts'
import { loadOutcomes } from './load-outcome.ts'
import { reviewStop } from './review-stop.ts'

// The rows of what the phone says and what the office does meanwhile; the others are in
// events.test.ts: a stop given to another van, one told late, the same id again.

async function onTheRoad() {
  const vans = await twoVans()
  const { shop, from, phone, verb, stopsOf } = vans
  const { app, db } = shop
  const [stop] = await stopsOf(from)
  const stopId = stop!.id
  const orderId = stop!.orderIds[0]!
  const tell = async (fact: StopFact, id = stopId, by = phone) =>
    (await by.send([by.tell(id, fact)])).verdicts[0]!
  const review = (id = stopId) => verb((tx) => reviewStop(app, tx, byCommand, id))
  const book = async (runId = from) => bookStops(app, byCommand, await findOpenStops(db, runId))
  const orderNow = () =>
    db
      .selectFrom('orders')
      .select(['status', 'deliveryOn'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  return { ...vans, app, stopId, stop: stop!, orderId, tell, review, book, orderNow }
}

test('a stop that is done although the office has moved its order to another day stands', async () => {
  const { app, verb, stopId, tell, review, book, orderNow, delivered, db } = await onTheRoad()
  const day = dayOf('2026-11-24')
  expect((await verb((tx) => moveStopToDay(app, tx, byCommand, { stopId, day }))).ok).toBe(true)
  expect(await orderNow()).toEqual({ status: 'processing', deliveryOn: day })
  expect(await tell(delivered())).toMatchObject({ verdict: 'flagged', flags: ['stop_ended'] })
  await review()
  expect(await book()).toMatchObject({ done: [stopId] })
  expect(await orderNow()).toEqual({ status: 'delivered', deliveryOn: roadDay })
  expect(await findMoneyProblems(db)).toEqual([])
})

test('a stop that the office has withdrawn and that is done all the same is booked once', async () => {
  const { app, verb, stopId, tell, review, book, orderNow, delivered, db } = await onTheRoad()
  const withdrawal = { stopId, reason: 'Zvanīja' }
  expect((await verb((tx) => withdrawStop(app, tx, byCommand, withdrawal))).ok).toBe(true)
  await tell(delivered())
  expect((await book()).open).toEqual([{ stopId, reason: 'waits_for_review' }])
  await review()
  expect(await book()).toMatchObject({ done: [stopId] })
  expect((await book()).done).toEqual([])
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
})

test('two vans that have both delivered are both kept, and the order is billed once', async () => {
  const { shop, app, verb, db, driverId, stopId, to, tell, review, book, delivered } =
    await onTheRoad()
  const moved = await verb((tx) => moveStop(app, tx, byCommand, { stopId, toRunId: to }))
  expect(moved.ok).toBe(true)
  const next = await db
    .selectFrom('stops')
    .select('id')
    .where('ofStop', '=', stopId)
    .executeTakeFirstOrThrow()
  const second = await addPhone(shop, driverId)
  await tell(delivered(), next.id, second)
  await tell(delivered())
  await review()
  await book(to)
  await book()
  const told = await loadOutcomes(db, [stopId, next.id])
  expect([...told.values()].map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
  expect(await findMoneyProblems(db)).toEqual([])
})

test('counts other than ordered stand, and are billed at the price of the order', async () => {
  const { db, water, stopId, tell, book, delivered } = await onTheRoad()
  await db.updateTable('goods').set({ basePriceCents: 990 }).where('id', '=', water).execute()
  expect(await tell(delivered(1, 0))).toMatchObject({ verdict: 'accepted' })
  expect(await book()).toMatchObject({ done: [stopId] })
  const counts = await db.selectFrom('deliveryCounts').select(['leftThere', 'lineCents']).execute()
  expect(counts).toEqual([{ leftThere: 1, lineCents: 790 }])
})

test('more than the shelf has is accepted, and its bill waits until the shelf is counted', async () => {
  const { shop, db, water, stopId, tell, book, delivered } = await onTheRoad()
  await db
    .updateTable('stock')
    .set({ onHand: 0, reserved: 0 })
    .where('goodId', '=', water)
    .execute()
  expect(await tell(delivered())).toMatchObject({ verdict: 'accepted' })
  expect((await book()).open).toEqual([{ stopId, reason: 'not_in_stock' }])
  await setStock(shop, water, 100)
  expect(await book()).toMatchObject({ done: [stopId] })
})

test('cash for what is paid already goes to the account, after a look', async () => {
  const { db, orderId, stop, tell, review, book, delivered } = await onTheRoad()
  await db
    .updateTable('orders')
    .set({ paymentMethod: 'account', cashDueCents: 0 })
    .where('id', '=', orderId)
    .execute()
  const told = await tell({ ...delivered(), cashCents: 12_00 })
  expect(told).toMatchObject({ verdict: 'flagged', flags: ['cash_not_due'] })
  const before = await balancesOf(db, stop.customerId)
  await review()
  await book()
  const booked = await db
    .selectFrom('deliveries')
    .select(['cashCents', 'accountCents'])
    .executeTakeFirstOrThrow()
  const after = await balancesOf(db, stop.customerId)
  expect(booked.cashCents).toBe(12_00)
  expect(after.accountCents - before.accountCents).toBe(booked.accountCents)
})

test('an event of a settled run is flagged and changes no books', async () => {
  const { db, from, stopsOf, settle, tell, review, book, delivered, phone } = await onTheRoad()
  for (const { id } of await stopsOf(from)) await tell(delivered(), id, phone)
  await book()
  expect((await settle(from)).ok).toBe(true)
  const booked = await db.selectFrom('deliveries').selectAll().orderBy('id').execute()
  expect(await tell(delivered(0, 5))).toMatchObject({ verdict: 'flagged', flags: ['stop_ended'] })
  expect((await review()).ok).toBe(true)
  await book()
  expect(await db.selectFrom('deliveries').selectAll().orderBy('id').execute()).toEqual(booked)
})
