import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import type { VisitKind } from '../../../domain/dispatch/stop-kinds.ts'
import type { StopCount } from '../../../domain/dispatch/stop-events.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { listDisputes } from '../../bottles/list-disputes.ts'
import { checkContainers } from '../../bottles/container-places.ts'
import { readDriverDay } from '../day/read-driver-day.ts'
import { bookStop } from '../events/book-stop.ts'
import { reviewStop } from '../events/review-stop.ts'
import { loadRunSheet } from '../run-sheet/load-run-sheet.ts'
import { findRuns, loadStopsOfRun } from './read-run.ts'
import { moveStop } from './move-stop.ts'
import { moveStopToDay } from './move-to-day.ts'
import { addVisitToRun, planVisit } from './visits.ts'

const nothing = { left: 0, taken: 0, damaged: 0, notOurs: 0 }

type CustomerWithBottles = Awaited<ReturnType<typeof customerWithBottles>>

/** A customer who holds three bottles, and another day on which a van drives past. */
async function customerWithBottles(kind: VisitKind) {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop)
  const first = await shop.order({ left: 3, house: 1 })
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const { stops } = await driveOut(shop, driverId)
  const count = (counts: Partial<StopCount>) => [{ goodId, ...nothing, ...counts }]
  const told = { kind: 'delivered', counts: count({ left: 3 }), cashCents: 47_70 } as const
  await phone.send([phone.tell(stops[0]!.id, told)])
  const book = (stopId: number) => allOrNothing(db, (tx) => bookStop(app, tx, byCommand, stopId))
  expect((await book(stops[0]!.id)).ok).toBe(true)
  const day = addDays(roadDay, 1)
  await shop.order({ left: 1, house: 9 }, day)
  const { customerId, addressId } = first
  const note = 'Aiz vārtiem'
  const visit = { customerId, addressId, kind, note }
  const planned = await allOrNothing(db, (tx) => planVisit(app, tx, byCommand, { ...visit, day }))
  expect(planned.ok).toBe(true)
  await shop.close(day)
  const { runId } = await driveOut(shop, driverId, day)
  const stopNow = async () => (await loadStopsOfRun(db, runId)).find((stop) => stop.kind === kind)!
  const held = async () =>
    (
      await db
        .selectFrom('bottleBalances')
        .select('held')
        .where('customerId', '=', customerId)
        .where('goodId', '=', goodId)
        .executeTakeFirstOrThrow()
    ).held
  const isRight = async () => {
    expect(await findMoneyProblems(db)).toEqual([])
    expect(await checkContainers(db)).toEqual([])
  }
  return { shop, phone, driverId, runId, visit, day, count, book, stopNow, held, isRight }
}

test('empties are fetched without an order: their deposit goes to the account', async () => {
  const { shop, phone, visit, count, book, stopNow, held, isRight } =
    await customerWithBottles('empties')
  const { id: stopId, ...stop } = await stopNow()
  expect(stop).toMatchObject({ orderIds: [], note: 'Aiz vārtiem', cashDueCents: 0 })
  const before = await balancesOf(shop.db, visit.customerId)
  const fact = { kind: 'delivered', counts: count({ taken: 2 }), cashCents: 5_00 } as const
  await phone.send([phone.tell(stopId, fact)])
  expect(await book(stopId)).toMatchObject({ refusal: { code: 'waits_for_review' } })
  await allOrNothing(shop.db, (tx) => reviewStop(shop.app, tx, byCommand, stopId))
  expect(await book(stopId)).toMatchObject({ value: { state: 'done' } })
  expect(await book(stopId)).toMatchObject({ value: { state: 'done' } })
  const after = await balancesOf(shop.db, visit.customerId)
  expect(after.accountCents - before.accountCents).toBe(16_00 + 5_00)
  expect(after.depositCents - before.depositCents).toBe(-16_00)
  expect(await held()).toBe(1)
  await isRight()
})

const nobody = { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 } as const

/** A dispute of the first delivery that waits for the visit of a stop. */
async function disputeOfVisit({ shop, visit }: CustomerWithBottles, stopId: number) {
  const { customerId } = visit
  const { id: movementId } = await shop.db
    .selectFrom('bottleMovements')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  const { visitId: recountVisitId } = await shop.db
    .selectFrom('stops')
    .select('visitId')
    .where('id', '=', stopId)
    .executeTakeFirstOrThrow()
  const says = { saysDelivered: 2, saysReturned: 0, comment: '', openedAt: shop.clock.now() }
  const dispute = {
    customerId,
    movementId,
    recountVisitId,
    ...says,
    actorKind: 'customer',
  } as const
  await shop.db.insertInto('bottleDisputes').values(dispute).execute()
}

test('a recount at which nobody was met says nothing of a dispute, which waits for the next', async () => {
  const customer = await customerWithBottles('recount')
  const { shop, phone, visit, day, book, stopNow } = customer
  const { id: stopId } = await stopNow()
  await phone.send([phone.tell(stopId, nobody)])
  expect(await book(stopId)).toMatchObject({ value: { state: 'failed' } })
  await disputeOfVisit(customer, stopId)
  expect(await listDisputes({ db: shop.db }, 'lv')).toMatchObject([
    { recount: { isDone: false }, proposal: 'accept', reason: 'small_and_first' },
  ])
  const again = { ...visit, day: addDays(day, 1) }
  await allOrNothing(shop.db, (tx) => planVisit(shop.app, tx, byCommand, again))
  const waiting = { recount: { day: again.day, isDone: false } }
  expect(await listDisputes({ db: shop.db }, 'lv')).toMatchObject([waiting])
})

test('a recount that goes to another day takes its dispute along', async () => {
  const customer = await customerWithBottles('recount')
  const { shop, day: roadDayOfVisit, stopNow } = customer
  const { id: stopId } = await stopNow()
  await disputeOfVisit(customer, stopId)
  const day = addDays(roadDayOfVisit, 1)
  const moved = await allOrNothing(shop.db, (tx) =>
    moveStopToDay(shop.app, tx, byCommand, { stopId, day }),
  )
  expect(moved).toMatchObject({ ok: true })
  const waiting = { recount: { day, isDone: false } }
  expect(await listDisputes({ db: shop.db }, 'lv')).toMatchObject([waiting])
})

test('a visit at which nobody was met asks for another, until one is planned', async () => {
  const { shop, phone, visit, day, book, stopNow } = await customerWithBottles('empties')
  const { api } = await newColleague(shop, 'dispatcher', 'dina@avots.example')
  const { id: stopId } = await stopNow()
  await phone.send([phone.tell(stopId, nobody)])
  expect(await book(stopId)).toMatchObject({ value: { state: 'failed' } })
  const rows = async () =>
    (await api.readAttention()).rows.filter(({ kind }) => kind === 'visit_failed')
  const { customerId } = visit
  expect(await rows()).toMatchObject([{ facts: { customerId, visit: 'empties', day } }])
  const again = { ...visit, day: addDays(day, 1) }
  await allOrNothing(shop.db, (tx) => planVisit(shop.app, tx, byCommand, again))
  expect(await rows()).toEqual([])
})

test('what is left at a stop without an order waits until it is ordered', async () => {
  const { shop, phone, count, book, stopNow } = await customerWithBottles('service')
  const { id: stopId } = await stopNow()
  const counts = count({ left: 1 })
  const { verdicts } = await phone.send([
    phone.tell(stopId, { kind: 'delivered', counts, cashCents: 0 }),
  ])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['not_ordered'] })
  await allOrNothing(shop.db, (tx) => reviewStop(shop.app, tx, byCommand, stopId))
  expect(await book(stopId)).toMatchObject({ refusal: { code: 'nothing_ordered' } })
})

test('a recount that equals the books needs no look; another one corrects them after it', async () => {
  const { shop, phone, count, book, stopNow, held, isRight } = await customerWithBottles('recount')
  const { id: stopId } = await stopNow()
  const say = (pieces: number) =>
    phone.tell(stopId, {
      kind: 'delivered',
      counts: count({ taken: 1 }),
      cashCents: 0,
      found: [{ goodId: shop.water, pieces }],
    })
  const { verdicts } = await phone.send([say(2), say(1)])
  expect(verdicts).toMatchObject([{ flags: [] }, { flags: ['other_count'] }])
  await allOrNothing(shop.db, (tx) => reviewStop(shop.app, tx, byCommand, stopId))
  expect(await book(stopId)).toMatchObject({ ok: true })
  expect(await held()).toBe(1)
  await isRight()
})

test('the phone and the sheet know what a stop is for, and hide the figure of a recount', async () => {
  const { shop, driverId, day, runId, stopNow } = await customerWithBottles('recount')
  const { id } = await stopNow()
  const { stops } = await readDriverDay(shop.app, { driverId, phoneId: 1 })
  expect(stops.find((stop) => stop.id === id)).toMatchObject({
    kind: 'recount',
    visitNote: 'Aiz vārtiem',
    orders: [],
  })
  const sheet = (await loadRunSheet(shop.db, runId))!
  expect(sheet.stops.find(({ orderId }) => orderId === 0)).toMatchObject({
    mark: 'PĀRSKAITĪT PUDELES',
    notes: 'Aiz vārtiem',
    lines: [{ held: 0, leave: 0 }],
  })
  const { customerId, addressId } = await shop.order({ left: 1, house: 5 }, addDays(day, 1))
  const other = { customerId, addressId, kind: 'empties' as const, note: 'Bez pudelēm' }
  await allOrNothing(shop.db, (tx) =>
    addVisitToRun(shop.app, tx, byCommand, { ...other, runId, driverAgreed: true }),
  )
  const { stops: printed } = (await loadRunSheet(shop.db, runId))!
  expect(printed.find(({ notes }) => notes === 'Bez pudelēm')!.lines).toContainEqual(
    expect.objectContaining({ goodId: shop.water, held: 0 }),
  )
})

test('a visit goes to another run or day as it is, and never to a door of somebody else', async () => {
  const { shop, runId, visit, day, stopNow } = await customerWithBottles('empties')
  const { app, db } = shop
  const { id: stopId } = await stopNow()
  const onRoad = { ...visit, runId }
  const add = (driverAgreed: boolean, change: Partial<typeof visit> = {}) =>
    allOrNothing(db, (tx) =>
      addVisitToRun(app, tx, byCommand, { ...onRoad, ...change, driverAgreed }),
    )
  expect(await add(false)).toMatchObject({ refusal: { code: 'driver_must_agree' } })
  expect(await add(true, { customerId: visit.customerId + 1 })).toMatchObject({
    refusal: { code: 'no_such_address' },
  })
  expect(await add(true, { kind: 'service' })).toMatchObject({ ok: true })
  const late = (await loadStopsOfRun(db, runId)).find(({ kind }) => kind === 'service')!
  const to = await allOrNothing(db, (tx) =>
    moveStopToDay(app, tx, byCommand, { stopId: late.id, day }),
  )
  expect(to).toMatchObject({ refusal: { code: 'not_that_day' } })
  const next = addDays(day, 1)
  const moved = await allOrNothing(db, (tx) =>
    moveStopToDay(app, tx, byCommand, { stopId, day: next }),
  )
  expect(moved.ok).toBe(true)
  await shop.close(next)
  const [run] = await findRuns(db, { day: next })
  const [again] = await loadStopsOfRun(db, run!.id)
  expect(again).toMatchObject({ kind: 'empties', note: 'Aiz vārtiem', state: 'waiting' })
  const other = await allOrNothing(db, (tx) =>
    moveStop(app, tx, byCommand, { stopId: again!.id, toRunId: runId }),
  )
  expect(other).toMatchObject({ refusal: { code: 'other_day' } })
})
