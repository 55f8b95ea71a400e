import { expect, test } from 'vitest'
import { type Actor, byCommand, byDriver, byStaff } from '../../../domain/actor.ts'
import { expectedAtHandIn } from '../../../domain/dispatch/run-differences.ts'
import { addDriver, countAsTold, roadDay } from '../../../tests/support/road-shop.ts'
import { lockIsAwaited } from '../../../tests/support/lock-waits.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { onTheRoad, plannedDay } from '../../../tests/support/run-on-the-road.ts'
import { checkContainers, findContainers } from '../../bottles/container-places.ts'
import { findCashPlaces } from '../../ledger/cash-places.ts'
import { checkCash } from '../../ledger/check-cash.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { bookStops } from '../events/book-runs.ts'
import { moveRun } from '../runs/change-run.ts'
import { findOpenStops } from '../runs/run-store.ts'
import { countHandIn } from './count-hand-in.ts'
import { countLoad } from './count-load.ts'
import { readLoad } from './read-load.ts'
import { explainRun, findRunToExplain } from './explain-run.ts'
import { loadGoodsOfRun } from './goods-of-run.ts'
import { loadCashOfShift } from './open-matters.ts'

const houses = [
  { left: 3, back: 2, house: 1 },
  { left: 2, back: 1, house: 2 },
]

test('two counts of a load are blind, and only an equal load leaves without a reason', async () => {
  const { app, db, runId, run, water, driver } = await plannedDay(houses)
  expect((await readLoad(db, runId)).state).toBe('waiting')
  await run('run spare', {}, water('2'))
  const asDriver = byDriver(driver)
  const [goodId] = (await loadGoodsOfRun(db, runId)).map((good) => good.goodId) as [number]
  await run('run load', { side: 'warehouse' }, water('6'))
  expect((await readLoad(db, runId, 'driver')).goods).toEqual([
    { goodId, planned: 7, driver: null, warehouse: null },
  ])
  const counted = { runId, side: 'driver', goods: [{ goodId, pieces: 7 }] } as const
  const differing = await allOrNothing(db, (tx) => countLoad(app, tx, asDriver, counted))
  expect(differing).toMatchObject({ value: { state: 'differs', goods: [{ warehouse: 6 }] } })
  await expect(run('run move', { to: 'road' })).rejects.toThrow('load not equal')
  const again = await run('run load', { side: 'driver' }, water('6'))
  expect(again.lines).toEqual([
    'The load is equal.',
    `Good ${goodId}: planned 7, driver 6, warehouse 6.`,
    `Good ${goodId} is short by 1.`,
  ])
  await run('run move', { to: 'road' })
})

test('a driver counts his own run as the driver, and nobody else does', async () => {
  const { app, db, runId, driver, shop } = await plannedDay(houses)
  const count = (by: Actor, side: 'driver' | 'warehouse') =>
    allOrNothing(db, (tx) => countLoad(app, tx, by, { runId, side, goods: [] }))
  const other = await addDriver(shop, 'Pēteris')
  expect((await count(byDriver(driver), 'driver')).ok).toBe(true)
  for (const by of [byDriver(other), byDriver(driver)])
    expect(await count(by, 'warehouse')).toMatchObject({ refusal: { code: 'not_your_run' } })
})

test('the free balance of a van follows what the doors tell', async () => {
  const { db, runId, tell } = await onTheRoad(houses, 7)
  const free = async () => {
    const [good] = await loadGoodsOfRun(db, runId)
    return good!.loaded - good!.left - good!.promised
  }
  expect(await free()).toBe(2)
  await tell(0, '4/2')
  expect(await free()).toBe(1)
})

// Traps 8 and 9.
test('a run without a difference is counted and settled, and every bottle has its place', async () => {
  const day = await onTheRoad(houses, 7)
  const { db, shop, runId, run, tell, stops, clock, shiftId } = day
  const due = stops.map(({ cashDueCents }) => (cashDueCents / 100).toFixed(2))
  await tell(0, '3/2', due[0])
  await tell(1, '2/1', due[1])
  await run('run handin', {})
  await expect(run('run move', { to: 'settled' })).rejects.toThrow('not yet counted')
  expect((await run('run count', {}, day.water('2/3'))).lines).toEqual([
    'All pieces are as expected.',
  ])
  await expect(run('run move', { to: 'settled' })).rejects.toThrow('not yet counted')
  await countAsTold(shop, runId)
  await run('run move', { to: 'settled' })
  const [containers] = await findContainers(db)
  expect(containers!.places).toMatchObject({ vans: 0, empties: 3, customers: 2, lost: 0 })
  expect(await checkContainers(db)).toEqual([])
  const { expectedCents } = await loadCashOfShift(db, shiftId)
  clock.set(`${roadDay}T18:00:00Z`)
  const euros = (expectedCents / 100).toFixed(2)
  await run('cash move', { from: `shift:${shiftId}`, to: 'safe', euros })
  expect((await findCashPlaces(db)).map(({ place, cents }) => [place, cents])).toEqual([
    ['safe', expectedCents],
  ])
  expect(await checkCash(db)).toEqual([])
})

test('a sale without a record is explained, named and leaves the run to be settled', async () => {
  const day = await onTheRoad(houses, 7)
  const { db, runId, run, tell, stops, shiftId, water } = day
  const due = stops.map(({ cashDueCents }) => (cashDueCents / 100).toFixed(2))
  await tell(0, '3/2', due[0])
  await tell(1, '2/1', due[1])
  await run('run handin', {})
  await run('run count', {}, water('1/3'))
  const { expectedCents } = await loadCashOfShift(db, shiftId)
  await run('run cash', { total: ((expectedCents + 1590) / 100).toFixed(2) })
  const explained = await explainRun(db, (await findRunToExplain(db, runId))!)
  expect(explained.map(({ amount, causes }) => [amount, causes[0]?.kind])).toEqual([
    [-1, 'sale_not_recorded'],
    [1590, 'sale_not_recorded'],
  ])
  await expect(run('run move', { to: 'settled' })).rejects.toThrow('differences open')
  const good = water('')[0]!.replace('=', '')
  const named = { reason: 'sale_not_recorded', holder: 'company' }
  await expect(run('run name', { part: 'full', good, amount: '-2', ...named })).rejects.toThrow(
    'not so much open',
  )
  await run('run name', { part: 'full', good, amount: '-1', ...named })
  await expect(run('run move', { to: 'settled' })).rejects.toThrow('cash open')
  await run('run name', { part: 'cash', amount: '1590', ...named })
  await run('run move', { to: 'settled' })
  expect(await checkContainers(db)).toEqual([])
  expect(await checkCash(db)).toEqual([])
  expect((await findCashPlaces(db))[0]?.cents).toBe(expectedCents + 1590)
})

test('a driver counts nothing of his own run at hand-in', async () => {
  const { app, db, runId, run, driver, tell } = await onTheRoad(houses, 5)
  await tell(0, '3/2')
  await tell(1, '2/1')
  await run('run handin', {})
  await db
    .insertInto('staffRoles')
    .values({ staffId: driver, role: 'warehouse', startsOn: roadDay })
    .execute()
  const counted = { runId, counts: [] }
  expect(
    await allOrNothing(db, (tx) => countHandIn(app, tx, byStaff(driver), counted)),
  ).toMatchObject({ refusal: { code: 'own_run' } })
})

test('of two loadings that are settled at once the later answers for the cash of both', async () => {
  const { app, db, from, to, phone, stopsOf, delivered, verb } = await twoVans()
  const stops = [...(await stopsOf(from)), ...(await stopsOf(to))]
  await phone.send(stops.map(({ id }) => phone.tell(id, { ...delivered(), cashCents: 10_00 })))
  for (const runId of [from, to]) {
    await verb((tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
    await bookStops(app, byCommand, await findOpenStops(db, runId))
    const counts = (await loadGoodsOfRun(db, runId)).map(expectedAtHandIn)
    await verb((tx) => countHandIn(app, tx, byCommand, { runId, counts }))
  }
  const settle = (tx: Tx, runId: number) => moveRun(app, tx, byCommand, { runId, to: 'settled' })
  let second: ReturnType<typeof settle> | undefined
  const first = await verb(async (tx) => {
    const settled = await settle(tx, from)
    second = allOrNothing(db, (other) => settle(other, to))
    await lockIsAwaited(db)
    return settled
  })
  expect(first).toMatchObject({ ok: true })
  expect(await second).toMatchObject({ refusal: { code: 'not_yet_counted' } })
})
