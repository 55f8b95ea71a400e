import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DeedDone } from '../../../contract/office/deed-call.ts'
import { byCommand } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import { addDriver, addVan, driveOut, roadDay, roadShop } from '../../../tests/support/road-shop.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { recordStopByCommand } from '../record-stop-by-command.ts'
import { moveRun } from './change-run.ts'
import { findRuns } from './read-run.ts'

/** A day of two loadings with three stops, seen by the office. */
async function office() {
  const shop = await roadShop()
  await addVan(shop, 'AV-1', 6)
  await shop.order({ left: 3, back: 2, house: 1 })
  await shop.order({ left: 3, house: 2 })
  await shop.order({ left: 3, house: 3 })
  await shop.close()
  const driverId = await addDriver(shop)
  const [first, second] = await findRuns(shop.db, { day: roadDay })
  const { api } = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
  const params = { id: String(first!.id) }
  return { ...shop, api, driverId, params, runId: first!.id, otherId: second!.id }
}

test('the stops of a run are put in order, moved to another run and taken off', async () => {
  const { api, params, otherId, driverId } = await office()
  expect((await api.listDrivers()).drivers).toEqual([{ id: driverId, name: 'Jānis' }])
  await api.assignDriver({ params, body: { driverId } })
  const before = await api.readRun({ params })
  expect(before).toMatchObject({ driver: { name: 'Jānis' }, otherRuns: [{ id: otherId }] })
  const [one, two] = before.stops.map(({ id }) => id) as [number, number]
  await api.orderStops({ params, body: { stopIds: [two] } })
  const ordered = await api.readRun({ params })
  expect(ordered.stops.map(({ id }) => id)).toEqual([two, one])
  const toOther = { stopIds: [two], toRunId: otherId }
  const seen = await api.moveStops({ query: { preview: '1' }, body: toOther })
  expect(seen.load).toEqual({ bottles: 6, maxBottles: 6 })
  expect((await api.readRun({ params })).stops).toHaveLength(2)
  const moved = await api.moveStops({ body: toOther })
  expect((await api.readRun({ params })).stops).toMatchObject([{ state: 'moved' }, { id: one }])
  const other = await api.readRun({ params: { id: String(otherId) } })
  expect(other.stops.at(-1)).toMatchObject({ isLate: true, state: 'waiting' })
  expect(moved.stopIds).toEqual([other.stops.at(-1)!.id])
  await api.withdrawStop({ params: { id: String(one) }, body: { reason: 'Klients zvanīja' } })
  const { withoutRun } = await api.readRun({ params })
  expect(withoutRun).toHaveLength(1)
  const { orderId } = withoutRun[0]!
  await api.addOrderToRun({ params, body: { orderId } })
  expect((await api.readRun({ params })).withoutRun).toEqual([])
})

test('a stop moved to another day opens its order again, and all stops move or none', async () => {
  const { api, db, params } = await office()
  const { stops } = await api.readRun({ params })
  const stopIds = stops.map(({ id }) => id)
  const sunday = addDays(roadDay, 6)
  await expect(api.moveStopsToDay({ body: { stopIds, day: sunday } })).rejects.toMatchObject({
    error: 'not_that_day',
  })
  expect((await api.readRun({ params })).stops.map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
  ])
  const day = addDays(roadDay, 7)
  await api.moveStopsToDay({ body: { stopIds: [stopIds[0]!], day } })
  const order = await db
    .selectFrom('orders')
    .select(['status', 'deliveryOn'])
    .where('id', '=', stops[0]!.orderIds[0]!)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ status: 'processing', deliveryOn: day })
})

test('all who still wait for a run hear that it is late, unless it is taken back at once', async () => {
  const shop = await office()
  const { api, db, driverId, params } = shop
  const body = { minutes: 40 }
  await expect(api.announceDelay({ params, body })).rejects.toMatchObject({ error: 'run_state' })
  const { stops } = await driveOut(shop, driverId)
  const closed = { kind: 'not_delivered', code: 'closed', counts: [], cashCents: 0 } as const
  await recordStopByCommand(shop.app, stops[0]!.id, closed)
  const told = (await api.announceDelay({ params, body })) as DeedDone
  const letters = () =>
    db
      .selectFrom('mailOutbox')
      .select(['customerId', 'state'])
      .where('template', '=', 'dispatch.delay')
      .execute()
  expect(await letters()).toEqual([{ customerId: stops[1]!.customerId, state: 'waiting' }])
  await api.undoAction({ params: { id: String(told.actionId) } })
  expect((await letters()).filter(({ state }) => state === 'waiting')).toEqual([])
})

test('a sheet of paper becomes events, once for each row however often it is sent', async () => {
  const shop = await office()
  const { api, db, water: goodId, driverId, params } = shop
  await driveOut(shop, driverId)
  const { stops } = await api.readRun({ params })
  const count = { goodId, left: 3, taken: 2, damaged: 0, notOurs: 0 }
  const rows = [
    { id: randomUUID(), stopId: stops[0]!.id, counts: [count], cashCents: 2_370 },
    { id: randomUUID(), stopId: stops[1]!.id, code: 'closed' as const, counts: [], cashCents: 0 },
  ]
  const { verdicts } = await api.typePaper({ params, body: { rows } })
  expect(await api.typePaper({ params, body: { rows } })).toEqual({ verdicts })
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['accepted', 'accepted'])
  const told = (await api.readRun({ params })).stops.map((stop) => stop.told)
  expect(told).toMatchObject([
    { state: 'delivered', cashCents: 2_370, counts: [count] },
    { state: 'failed', code: 'closed' },
  ])
  const { runs } = await api.listRuns({ query: { day: roadDay } })
  expect(runs[0]).toMatchObject({
    failed: 1,
    cashCents: 2_370,
    marks: [
      { state: 'done', full: 3, empties: 2, planned: { full: 3, empties: 2 } },
      { state: 'failed', full: 0 },
    ],
  })
  const { count: events } = await db
    .selectFrom('driverEvents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'paper')
    .executeTakeFirstOrThrow()
  expect(events).toBe(2)
})

test('the division of a run is seen before it is done', async () => {
  const shop = await office()
  const { api, app, db, driverId, params, runId } = shop
  await driveOut(shop, driverId)
  const seen = await api.divideRun({ params, query: { preview: '1' }, body: {} })
  expect(seen.left).toHaveLength(2)
  expect((await api.readRun({ params })).stops.every(({ state }) => state === 'waiting')).toBe(true)
  await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
  await expect(api.divideRun({ params, body: {} })).rejects.toMatchObject({ error: 'run_state' })
})
