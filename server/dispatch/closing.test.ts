import { expect, test } from 'vitest'
import type { DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import { byCommand } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import {
  credit,
  filledCart,
  good,
  orderShop,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../tests/support/running-autoship.ts'
import { lockIsAwaited } from '../../tests/support/lock-waits.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { generate } from '../autoship/generation/generate.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { delayClosing } from '../territory/delay-closing.ts'
import { closeDay, closeDueDays } from './close-day.ts'

const shop = await orderShop()
const { app, clock, db } = shop
const reason = 'Vadītājas lēmums'

/** A new person, because a sign-in ends when the clock of a test goes on. */
let people = 0
const signIn = () => newColleague(shop, 'dispatcher', `andris${(people += 1)}@avots.example`)

async function newPeriod() {
  const times = await newTimes(shop)
  return { ...times, office: await signIn() }
}

async function orderOn(anna: Shopper, day: Day, bottles = 2) {
  const { params } = await filledCart(anna, { [good.water]: bottles })
  await anna.api.changeCart({ params, body: { delivery_date: day } })
  await anna.api.placeOrder({ params })
  return Number(params.id)
}

/** An order of an autoship that nobody has confirmed, on the Tuesday after next. */
async function unconfirmed() {
  const period = await newPeriod()
  const day = period.tuesday(1)
  const anna = await shop.customer()
  await runningAutoship(anna, { day })
  clock.set(`${addDays(day, -5)}T08:00:00Z`)
  await generate(app)
  const { id: orderId } = (await anna.api.listUnconfirmedOrders()).order[0]!
  clock.set(`${addDays(day, -1)}T10:00:00Z`)
  return { ...period, office: await signIn(), day, anna, orderId }
}

const stateOf = async (orderId: number) =>
  (
    await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status

// S47
test('closing is rehearsed all day as it will then be, and the rehearsal leaves nothing', async () => {
  const { office, day, anna, orderId } = await unconfirmed()
  const berta = await shop.customer()
  const placed = await orderOn(berta, day, 7)
  const { isNext, locked, skipped, unusual, hold, closed } = await office.api.rehearseClosing({
    query: {},
  })
  expect({ isNext, hold, closed }).toEqual({ isNext: true, hold: null, closed: null })
  expect(locked).toMatchObject([{ orderId: placed, goods: '7 × water', zone: 'R' }])
  expect(skipped).toMatchObject([
    { orderId, customerId: anna.id, reason: 'not_confirmed', skippedBefore: 0 },
  ])
  expect(skipped[0]!.totalCents).toBeGreaterThan(0)
  expect(unusual).toMatchObject([{ orderId: placed, why: ['first_order'] }])
  expect([await stateOf(orderId), await stateOf(placed)]).toEqual(['processing', 'processing'])
  const done = await inTransaction(db, (tx) => closeDay(app, tx, byCommand, day))
  expect(done).toMatchObject({ locked: locked.length, skipped: skipped.length })
  expect((await office.api.rehearseClosing({ query: { day } })).closed).toMatchObject({ locked: 1 })
})

test('letters that asked are counted, and none about an order whose number begins alike', async () => {
  const { office, anna, orderId } = await unconfirmed()
  const letters = async () =>
    (await office.api.rehearseClosing({ query: {} })).skipped.map((row) => row.letters)
  const setCause = (cause: string) =>
    db.updateTable('mailOutbox').set({ cause }).where('customerId', '=', anna.id).execute()
  expect(await letters()).toEqual([1])
  await setCause(`order:${orderId}:again`)
  expect(await letters()).toEqual([1])
  await setCause(`order:${orderId}7`)
  expect(await letters()).toEqual([0])
})

test('what was going to be skipped is confirmed for the customer, with how it was agreed', async () => {
  const { office, anna, orderId } = await unconfirmed()
  await credit(shop, anna.id, 'account', 100_00)
  await office.api.confirmOrders({ body: { orderIds: [orderId], reason: 'Piekrita pa tālruni' } })
  const { locked, skipped } = await office.api.rehearseClosing({ query: {} })
  expect([locked.map((row) => row.orderId), skipped]).toEqual([[orderId], []])
  const written = await db
    .selectFrom('auditTrail')
    .select(['reason', 'customerId'])
    .where('action', '=', 'orders.confirm')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(written).toEqual({ reason: 'Piekrita pa tālruni', customerId: anna.id })
})

test('a held day stays open to confirm after its hour, and closes when its time is over', async () => {
  const { office, day, orderId } = await unconfirmed()
  const body = { day, hours: 2, reason }
  const held = (await office.api.delayClosing({ body })) as DeedDone
  expect(held.undoableUntil).not.toBeNull()
  // At midnight in Riga the day would close.
  clock.set(`${addDays(day, -1)}T22:30:00Z`)
  await closeDueDays(app)
  expect(await stateOf(orderId)).toBe('processing')
  const night = await signIn()
  expect((await night.api.rehearseClosing({ query: {} })).hold).toMatchObject({
    reason,
    by: 'Inese Kļaviņa',
  })
  await night.api.confirmOrders({ body: { orderIds: [orderId], reason: 'Piekrita' } })
  clock.set(`${day}T00:05:00Z`)
  await closeDueDays(app)
  const isClosed = await db
    .selectFrom('closedDays')
    .select('lockedOrders')
    .where('day', '=', day)
    .executeTakeFirst()
  expect(isClosed).toBeDefined()
})

test('undoing a longer hold puts back the shorter one', async () => {
  const { office, day, orderId } = await unconfirmed()
  const hold = async () => (await office.api.rehearseClosing({ query: {} })).hold
  const undo = ({ actionId }: DeedDone) =>
    office.api.undoAction({ params: { id: String(actionId) } })
  const body = { day, hours: 2, reason }
  await office.api.delayClosing({ body })
  const shorter = await hold()
  const longer = (await office.api.delayClosing({ body: { ...body, hours: 1 } })) as DeedDone
  await undo(longer)
  expect(await hold()).toEqual(shorter)
  clock.set(`${addDays(day, -1)}T22:30:00Z`)
  await closeDueDays(app)
  expect(await stateOf(orderId)).toBe('processing')
})

test('a hold that another has made longer is not undone', async () => {
  const { office, day } = await unconfirmed()
  const other = await signIn()
  const body = { day, hours: 1, reason }
  const first = (await office.api.delayClosing({ body })) as DeedDone
  await other.api.delayClosing({ body })
  const undone = office.api.undoAction({ params: { id: String(first.actionId) } })
  await expect(undone).rejects.toMatchObject({ error: 'changed_since' })
})

// S47
test('a day that is held in the very moment of its hour stays open', async () => {
  const { day, orderId } = await unconfirmed()
  const until = new Date(`${day}T00:00:00Z`)
  const hold = { day, until, reason }
  let closed: Promise<unknown> | undefined
  await inTransaction(db, async (tx) => {
    await delayClosing(app, tx, byCommand, hold)
    clock.set(`${addDays(day, -1)}T22:30:00Z`)
    closed = closeDueDays(app)
    await lockIsAwaited(db)
  })
  await closed
  expect(await stateOf(orderId)).toBe('processing')
  clock.set(`${day}T00:05:00Z`)
  await closeDueDays(app)
  expect(await stateOf(orderId)).toBe('cancelled')
})

test('without a hold a delivery is not confirmed after its hour', async () => {
  const { day, orderId } = await unconfirmed()
  clock.set(`${addDays(day, -1)}T22:30:00Z`)
  const body = { orderIds: [orderId], reason: 'Piekrita' }
  await expect((await signIn()).api.confirmOrders({ body })).rejects.toMatchObject({
    error: 'locked',
  })
})

test('a day is held no longer than until the vans are loaded', async () => {
  const { office, day } = await unconfirmed()
  await expect(office.api.delayClosing({ body: { day, hours: 7, reason } })).rejects.toMatchObject({
    error: 'hold_too_long',
  })
})

test('the office closes the next day earlier as it was previewed, and it stays closed', async () => {
  const { office, day, orderId } = await unconfirmed()
  const seen = (await office.api.closeDay({
    query: { preview: '1' },
    body: { day, reason },
  })) as Previewed
  expect(seen.warnings).toEqual(['cannot_be_undone'])
  expect(seen.effects.mails).toMatchObject([{ template: 'dispatch.skipped' }])
  expect(await stateOf(orderId)).toBe('processing')
  const done = (await office.api.closeDay({
    body: { day, reason, previewHash: seen.hash },
  })) as DeedDone
  expect(done.undoableUntil).toBeNull()
  expect(await stateOf(orderId)).toBe('cancelled')
  const again = office.api.closeDay({ body: { day, reason } })
  await expect(again).rejects.toMatchObject({ error: 'day_closed' })
  const later = office.api.closeDay({ body: { day: addDays(day, 3), reason } })
  await expect(later).rejects.toMatchObject({ error: 'not_next_day' })
})

test('a van is added, changed and retired, and each is undone', async () => {
  const { office } = await newPeriod()
  const undo = ({ actionId }: DeedDone) =>
    office.api.undoAction({ params: { id: String(actionId) } })
  const vans = async () => (await office.api.listVehicles()).rows
  const van = { plate: 'AV-77', maxBottles: 56, maxKilograms: 1150, cashRegister: 'KA-12' }
  await office.api.addVehicle({ body: van })
  const { id } = (await vans())[0]!
  expect(await vans()).toEqual([{ id, ...van, maxStops: null, maxMinutes: null }])
  const params = { id: String(id) }
  const change = { maxBottles: 60, maxKilograms: 1200, cashRegister: null, reason }
  const changed = (await office.api.changeVehicle({ params, body: change })) as DeedDone
  expect(await vans()).toMatchObject([{ maxBottles: 60, maxKilograms: 1200, cashRegister: null }])
  await undo(changed)
  expect(await vans()).toEqual([{ id, ...van, maxStops: null, maxMinutes: null }])
  const retired = (await office.api.retireVehicle({ params, body: { reason } })) as DeedDone
  expect(await vans()).toEqual([])
  await undo(retired)
  expect(await vans()).toEqual([{ id, ...van, maxStops: null, maxMinutes: null }])
  await expect(office.api.addVehicle({ body: van })).rejects.toMatchObject({ error: 'plate_taken' })
})

test('the week shows what each zone has on a day beside what it can take', async () => {
  const { office, tuesday } = await newPeriod()
  const day = tuesday(0)
  const anna = await shop.customer()
  await orderOn(anna, day, 3)
  await orderOn(anna, day, 4)
  const limit = { code: 'R', maxBottles: 7, maxKilograms: null, reason }
  const limited = (await office.api.limitZone({ body: limit })) as DeedDone
  const { days, zones, idle } = await office.api.readWeek({ query: { from: day } })
  expect(days).toHaveLength(8)
  expect(days[0]).toEqual({ day, isClosed: false })
  const zone = zones.find(({ code }) => code === 'R')!
  expect(zone).toMatchObject({ maxBottles: 7, days: days.map(() => expect.anything()) })
  expect(zone.days[0]).toMatchObject({ drives: true, bottles: 7, stops: 2, isFull: true })
  expect(zone.days[1]).toMatchObject({ drives: true, bottles: 0, stops: 0, isFull: false })
  expect(idle).toEqual([])
  await office.api.undoAction({ params: { id: String(limited.actionId) } })
})

test('a zone is limited by the office, and its former limits come back', async () => {
  const { office } = await newPeriod()
  const zone = async () =>
    (await office.api.listOfficeZones()).rows.find(({ code }) => code === 'R')
  expect(await zone()).toMatchObject({ weekdays: [1, 2, 3, 4, 5, 6], maxBottles: null })
  const body = { code: 'R', maxBottles: 60, maxKilograms: null, reason }
  const done = (await office.api.limitZone({ body })) as DeedDone
  expect(await zone()).toMatchObject({ maxBottles: 60, maxKilograms: null })
  await office.api.undoAction({ params: { id: String(done.actionId) } })
  expect(await zone()).toMatchObject({ maxBottles: null })
})
