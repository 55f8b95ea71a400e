import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { dayOf } from '../../../domain/calendar.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import { setStock } from '../../../tests/support/order-shop.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { toldOtherwiseSource } from '../attention.ts'
import { moveRun } from '../runs/change-run.ts'
import { moveStop, withdrawStop } from '../runs/move-stop.ts'
import { moveStopToDay } from '../runs/move-to-day.ts'
import { findOpenStops } from '../runs/run-store.ts'
import { bookStops } from './book-runs.ts'
import { loadOutcomes } from './load-outcome.ts'
import { reviewStop } from './review-stop.ts'

// Decision 026 has the rules of what the phone says and what the office does meanwhile. The others
// are beside: 1 in delivered-though-cancelled, 2, 4 and 12 in events, 11 in told-later, 9 in
// domain/dispatch/day-changes.

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
  return { ...vans, app, stopId, tell, review, book, orderNow }
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

test('rule 10: a stop that the office has withdrawn and that is done all the same is booked once', async () => {
  const { app, verb, stopId, tell, review, book, orderNow, delivered, db } = await onTheRoad()
  const withdrawal = { stopId, reason: 'Zvanīja' }
  expect((await verb((tx) => withdrawStop(app, tx, byCommand, withdrawal))).ok).toBe(true)
  await tell(delivered())
  expect((await book()).open).toContainEqual({ stopId, reason: 'waits_for_review' })
  expect(await toldOtherwiseSource.find(app)).toMatchObject([{ facts: { why: 'withdrawn' } }])
  await review()
  expect(await book()).toMatchObject({ done: [stopId] })
  expect((await book()).done).toEqual([])
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
})

test('rule 3: two vans that have both delivered are both kept, and the order is billed once', async () => {
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

const nobody: StopFact = { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }

test('rule 4: a late "not delivered" moves nothing that the office has moved, and holds up no run', async () => {
  const { app, db, verb, from, to, stopsOf, tell, review, book, settle, ...road } =
    await onTheRoad()
  const { stopId, orderNow, delivered, shop, driverId } = road
  const day = dayOf('2026-11-24')
  const [, second, third] = await stopsOf(from)
  expect((await verb((tx) => moveStopToDay(app, tx, byCommand, { stopId, day }))).ok).toBe(true)
  const move = { stopId: second!.id, toRunId: to }
  expect((await verb((tx) => moveStop(app, tx, byCommand, move))).ok).toBe(true)
  const next = (await stopsOf(to)).at(-1)!
  await tell(delivered(), next.id, await addPhone(shop, driverId))
  await book(to)
  for (const id of [stopId, second!.id]) {
    await tell(nobody, id)
    await review(id)
  }
  await tell(delivered(), third!.id)
  const comesBack = { runId: from, to: 'handing_in' } as const
  expect((await verb((tx) => moveRun(app, tx, byCommand, comesBack))).ok).toBe(true)
  expect(await book()).toMatchObject({ done: [third!.id], failed: [stopId, second!.id], open: [] })
  expect(await orderNow()).toEqual({ status: 'processing', deliveryOn: day })
  const outcomes = await db
    .selectFrom('deliveries')
    .select('outcome')
    .where('orderId', '=', second!.orderIds[0]!)
    .orderBy('attempt')
    .execute()
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['delivered', 'undelivered'])
  expect((await settle(from)).ok).toBe(true)
  expect(await findMoneyProblems(db)).toEqual([])
})

test('a stop that was told and taken back before it went to another van holds up no run', async () => {
  const { app, verb, from, to, phone, stopId, tell, book, settle, stopsOf, delivered } =
    await onTheRoad()
  const told = phone.tell(stopId, delivered())
  await phone.send([told, phone.tell(stopId, { kind: 'undone', eventId: told.id })])
  expect((await verb((tx) => moveStop(app, tx, byCommand, { stopId, toRunId: to }))).ok).toBe(true)
  for (const { id } of await stopsOf(from)) await tell(delivered(), id)
  const comesBack = { runId: from, to: 'handing_in' } as const
  expect((await verb((tx) => moveRun(app, tx, byCommand, comesBack))).ok).toBe(true)
  expect(await book()).toMatchObject({ open: [] })
  expect((await settle(from)).ok).toBe(true)
})

test('what is told or looked at while a van is handed in goes to the books at once', async () => {
  const { app, db, verb, from, stopsOf, tell, review, book, settle, work, delivered } =
    await onTheRoad()
  const [first, second, third] = await stopsOf(from)
  await tell(delivered(), first!.id)
  await tell({ ...delivered(), cashCents: 9_900, noProof: 'phone_fails' }, second!.id)
  const comesBack = { runId: from, to: 'handing_in' } as const
  expect((await verb((tx) => moveRun(app, tx, byCommand, comesBack))).ok).toBe(true)
  expect(await book()).toMatchObject({ done: [first!.id] })
  await tell(delivered(), third!.id)
  await review(second!.id)
  await work()
  const states = (await stopsOf(from)).map(({ state }) => state)
  expect(states).toEqual(['done', 'done', 'done'])
  expect((await settle(from)).ok).toBe(true)
  expect(await findMoneyProblems(db)).toEqual([])
})

test('rule 5: counts other than ordered stand, and are billed at the price of the order', async () => {
  const { db, water, stopId, tell, book, delivered } = await onTheRoad()
  await db.updateTable('goods').set({ basePriceCents: 990 }).where('id', '=', water).execute()
  expect(await tell(delivered(1, 0))).toMatchObject({ verdict: 'accepted' })
  expect(await book()).toMatchObject({ done: [stopId] })
  const counts = await db.selectFrom('deliveryCounts').select(['leftThere', 'lineCents']).execute()
  expect(counts).toEqual([{ leftThere: 1, lineCents: 790 }])
})

test('rule 6: a sale at the door has the price that the phone had, and an old list is none', async () => {
  const { db, clock, stopsOf, from, tell, review, book } = await onTheRoad()
  const { id: honey } = await db
    .insertInto('goods')
    .values({ link: 'medus', nameLv: 'Medus', nameEn: 'Honey', basePriceCents: 650 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changedAt = new Date(clock.now().getTime() - 3_600_000)
  const known = { goodId: honey, priceCents: 533, offeredFrom: new Date('2026-01-01') }
  const now = { goodId: honey, priceCents: 650, offeredFrom: changedAt }
  await db
    .insertInto('priceHistory')
    .values([{ ...known, offeredUntil: changedAt }, now])
    .execute()
  const [, second, third] = await stopsOf(from)
  const sold = (pricesAt: Date): StopFact => ({
    kind: 'delivered',
    cashCents: 0,
    pricesAt: pricesAt.toISOString(),
    counts: [{ goodId: honey, left: 1, taken: 0, damaged: 0, notOurs: 0 }],
  })
  const hours = (count: number) => new Date(clock.now().getTime() - count * 3_600_000)
  await tell(sold(hours(2)), second!.id)
  await tell(sold(hours(48)), third!.id)
  for (const stop of [second!, third!]) await review(stop.id)
  await book()
  const counts = await db
    .selectFrom('deliveryCounts')
    .select('lineCents')
    .where('goodId', '=', honey)
    .orderBy('lineCents')
    .execute()
  expect(counts.map(({ lineCents }) => lineCents)).toEqual([533, 650])
})

test('rule 7: more than the shelf has is accepted, and its bill waits until the shelf is counted', async () => {
  const { shop, water, stopId, tell, book, delivered } = await onTheRoad()
  await setStock(shop, water, 12 - 5_000)
  expect(await tell(delivered(20))).toMatchObject({ verdict: 'accepted' })
  expect((await book()).open).toContainEqual({ stopId, reason: 'not_in_stock' })
  await setStock(shop, water, 100)
  expect(await book()).toMatchObject({ done: [stopId] })
})

test('rule 8: cash for what is paid already goes to the account, after a look', async () => {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop)
  const { customerId } = await shop.order({ left: 2, house: 1, method: 'account' })
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const { runId, stops } = await driveOut(shop, driverId)
  const stopId = stops[0]!.id
  const counts = [{ goodId, left: 2, taken: 0, damaged: 0, notOurs: 0 }]
  const fact: StopFact = { kind: 'delivered', counts, cashCents: 12_00 }
  const { verdicts } = await phone.send([phone.tell(stopId, fact)])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['cash_not_due'] })
  const before = await balancesOf(db, customerId)
  await allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, stopId))
  await bookStops(app, byCommand, await findOpenStops(db, runId))
  const booked = await db
    .selectFrom('deliveries')
    .select(['cashCents', 'accountCents'])
    .executeTakeFirstOrThrow()
  const after = await balancesOf(db, customerId)
  expect(booked.cashCents).toBe(12_00)
  expect(after.accountCents - before.accountCents).toBe(booked.accountCents)
})

test('rule 11: an event of a settled run is flagged and changes no books', async () => {
  const { app, db, from, stopsOf, settle, verb, tell, review, book, delivered } = await onTheRoad()
  for (const { id } of await stopsOf(from)) await tell(delivered(), id)
  const comesBack = { runId: from, to: 'handing_in' } as const
  expect((await verb((tx) => moveRun(app, tx, byCommand, comesBack))).ok).toBe(true)
  await book()
  expect((await settle(from)).ok).toBe(true)
  const booked = await db.selectFrom('deliveries').selectAll().orderBy('id').execute()
  expect(await tell(delivered(0, 5))).toMatchObject({
    verdict: 'flagged',
    flags: ['stop_ended', 'after_settling'],
  })
  expect((await review()).ok).toBe(true)
  await book()
  expect(await db.selectFrom('deliveries').selectAll().orderBy('id').execute()).toEqual(booked)
})
