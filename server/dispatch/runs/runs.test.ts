import { expect, test } from 'vitest'
import { type Actor, byCommand, byDriver, byStaff } from '../../../domain/actor.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { closeDay } from '../../../tests/support/dispatch.ts'
import {
  addDriver,
  addVan,
  countAsTold,
  driveOut,
  roadDay,
  type RoadOrder,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { dispatchCommands } from '../commands.ts'
import { moveRun } from './change-run.ts'
import { runCommands } from './commands.ts'
import { findRuns, loadStopsOfRun } from './read-run.ts'
import { vehicleCommands } from './vehicle-commands.ts'

type Options = Record<string, string | boolean>

async function dayWith(orders: RoadOrder[], vans: number[] = [1_000]) {
  const shop = await roadShop()
  for (const [index, bottles] of vans.entries()) await addVan(shop, `AV-10${index}`, bottles)
  const placed = []
  for (const order of orders) placed.push(await shop.order(order))
  await shop.close()
  const runs = await findRuns(shop.db, { day: roadDay })
  const stopsOf = (runId: number) => loadStopsOfRun(shop.db, runId)
  const run = (name: string, options: Options, words: string[] = []) =>
    ({ ...runCommands, ...vehicleCommands, ...dispatchCommands })[name]!.run(shop.app, {
      words,
      options,
    })
  const move = (runId: number, to: RunState, by: Actor = byCommand, reason?: string) =>
    allOrNothing(shop.db, (tx) => moveRun(shop.app, tx, by, { runId, to, reason }))
  return { shop, placed, runs, stopsOf, run, move }
}

const houses = (...numbers: number[]) => numbers.map((house) => ({ left: 3, house }))

test('closing a day makes its runs: by house number, and again when the van is full', async () => {
  const { runs, stopsOf, shop, placed } = await dayWith(houses(10, 9, 2), [6])
  expect(runs.map(({ number, stops, state }) => [number, stops, state])).toEqual([
    [1, 2, 'draft'],
    [2, 1, 'draft'],
  ])
  const [ten, nine, two] = placed.map(({ orderId }) => orderId)
  expect((await stopsOf(runs[0]!.id)).flatMap(({ orderIds }) => orderIds)).toEqual([two, nine])
  expect((await stopsOf(runs[1]!.id)).flatMap(({ orderIds }) => orderIds)).toEqual([ten])
  await closeDay(shop.app, roadDay)
  expect(await findRuns(shop.db, { day: roadDay })).toEqual(runs)
})

test('a shop without vans has no runs, and delivers at once', async () => {
  const { runs, run, placed, shop } = await dayWith(houses(1), [])
  expect(runs).toEqual([])
  const order = String(placed[0]!.orderId)
  expect((await run('deliver', { order })).lines[0]).toContain('is delivered; to the account')
  const { status } = await shop.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()
  expect(status).toBe('delivered')
})

test('two orders of one customer to one door are one stop with the counts of both', async () => {
  const shop = await roadShop()
  await addVan(shop)
  const door = await shop.order({ left: 1, house: 1 })
  await shop.order({ left: 2, house: 1, door })
  await shop.close()
  const { runId, stops } = await driveOut(shop, await addDriver(shop))
  expect(stops.map(({ orderIds }) => orderIds.length)).toEqual([2])
  const command = (name: string, options: Options) =>
    ({ ...runCommands, ...dispatchCommands })[name]!.run(shop.app, { words: [], options })
  await expect(command('deliver', { order: String(door.orderId) })).rejects.toThrow(
    'run tell takes the counts of all',
  )
  const counts = `${shop.water}=3/1`
  await command('run tell', { stop: String(stops[0]!.id), counts, cash: '39.70' })
  await command('run handin', { run: String(runId) })
  const rows = await shop.db.selectFrom('deliveryCounts').select('leftThere').execute()
  expect(rows.map(({ leftThere }) => leftThere)).toEqual([1, 2])
})

test('a run goes from planning to the road only with a driver, and is settled by another', async () => {
  const { runs, move, run, shop } = await dayWith(houses(1))
  const { id } = runs[0]!
  expect(await move(id, 'planned')).toMatchObject({ refusal: { code: 'no_driver' } })
  expect(await move(id, 'road')).toMatchObject({ refusal: { code: 'run_state' } })
  const driver = await addDriver(shop)
  await run('run driver', { run: String(id), staff: String(driver) })
  for (const to of ['planned', 'loading'] as const) expect((await move(id, to)).ok).toBe(true)
  const stranger = byDriver(await addDriver(shop, 'Pēteris'))
  expect(await move(id, 'road', stranger)).toMatchObject({ refusal: { code: 'not_your_run' } })
  const asDriver = byDriver(driver)
  expect(await move(id, 'road', asDriver)).toMatchObject({ refusal: { code: 'load_not_equal' } })
  expect((await move(id, 'road', asDriver, 'Noliktava slēgta')).ok).toBe(true)
  expect(await move(id, 'cancelled')).toMatchObject({ refusal: { code: 'run_state' } })
  await run('run handin', { run: String(id) })
  expect(await move(id, 'settled')).toMatchObject({ refusal: { code: 'stops_waiting' } })
  const [stop] = await loadStopsOfRun(shop.db, id)
  await run('run tell', { stop: String(stop!.id), code: 'no_time' })
  await run('run handin', { run: String(id) })
  // Nobody settles a run that he drove, whatever else he may do.
  await shop.db
    .insertInto('staffRoles')
    .values({ staffId: driver, role: 'dispatcher', startsOn: roadDay })
    .execute()
  const asOffice = byStaff(driver)
  expect(await move(id, 'settled', asOffice)).toMatchObject({ refusal: { code: 'own_run' } })
  expect(await move(id, 'settled')).toMatchObject({ refusal: { code: 'not_yet_counted' } })
  await countAsTold(shop, id)
  expect((await move(id, 'settled')).ok).toBe(true)
})

test('two people who settle one run at once settle it once', async () => {
  const { runs, move, run, stopsOf, shop } = await dayWith(houses(1))
  const runId = runs[0]!.id
  await driveOut(shop, await addDriver(shop))
  const [stop] = await stopsOf(runId)
  await run('run tell', { stop: String(stop!.id), code: 'no_time' })
  await run('run handin', { run: String(runId) })
  await countAsTold(shop, runId)
  const settled = await Promise.all([move(runId, 'settled'), move(runId, 'settled')])
  expect(settled.filter(({ ok }) => ok)).toHaveLength(1)
})

test('stops are put in order, moved to another run, dropped and added again', async () => {
  const { runs, stopsOf, run, placed } = await dayWith(houses(1, 2, 3), [6, 6])
  const [first, second] = [runs[0]!, runs[1]!]
  const [a, b] = (await stopsOf(first.id)).map(({ id }) => String(id)) as [string, string]
  await run('run order', { run: String(first.id) }, [b, a])
  expect((await stopsOf(first.id)).map(({ id }) => String(id))).toEqual([b, a])
  await run('run stop', { stop: a, run: String(second.id) })
  const moved = await stopsOf(second.id)
  expect(moved.map(({ orderIds }) => orderIds[0])).toEqual([placed[2]!.orderId, placed[0]!.orderId])
  expect((await stopsOf(first.id)).map(({ state }) => state)).toEqual(['waiting', 'moved'])
  await expect(run('run stop', { stop: a, run: String(second.id) })).rejects.toThrow('stop ended')
  await run('run drop', { stop: b, why: 'Klients zvanīja' })
  await run('run add', { run: String(second.id), order: String(placed[1]!.orderId) })
  await expect(
    run('run add', { run: String(second.id), order: String(placed[1]!.orderId) }),
  ).rejects.toThrow('at a stop')
  expect((await run('run list', { date: roadDay })).lines[1]).toMatch(/3 stops, 3 waiting; draft/)
  expect((await run('run show', { run: String(second.id) })).lines).toHaveLength(4)
})

test('vans are added, listed and retired by command', async () => {
  const { run, runs } = await dayWith([])
  expect(runs).toEqual([])
  await run('vehicle add', { plate: 'LV-7', bottles: '56', kg: '1150' })
  await expect(run('vehicle add', { plate: 'LV-7', bottles: '5', kg: '9' })).rejects.toThrow(
    'plate taken',
  )
  const { data, lines } = await run('vehicle list', {})
  expect(lines.at(-1)).toContain('LV-7: 56 bottles, 1150 kg.')
  const { vehicleId } = (data as { vehicleId: number }[]).at(-1)!
  await run('vehicle retire', { vehicle: String(vehicleId) })
  await expect(run('vehicle retire', { vehicle: String(vehicleId) })).rejects.toThrow('not found')
})
