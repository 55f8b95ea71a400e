import { addDriver, addVan, roadDay, type RoadOrder, roadShop } from './road-shop.ts'
import { containerCommands } from '../../server/bottles/container-commands.ts'
import { dispatchCommands } from '../../server/dispatch/commands.ts'
import { findRunToExplain } from '../../server/dispatch/hand-in/explain-run.ts'
import { loadCommands } from '../../server/dispatch/hand-in/load-commands.ts'
import { runCommands } from '../../server/dispatch/runs/commands.ts'
import { findRuns, loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { cashCommands } from '../../server/ledger/cash-commands.ts'

type Options = Record<string, string | boolean>

const all = { ...runCommands, ...loadCommands, ...dispatchCommands, ...cashCommands }

/** A planned run of one van with a driver, its orders paid in cash. */
export async function plannedDay(orders: RoadOrder[]) {
  const shop = await roadShop()
  await addVan(shop)
  for (const order of orders) await shop.order(order)
  await shop.close()
  const [found] = await findRuns(shop.db, { day: roadDay })
  const runId = found!.id
  const driver = await addDriver(shop)
  const run = (name: string, options: Options, words: string[] = []) =>
    ({ ...all, ...containerCommands })[name]!.run(shop.app, {
      words,
      options: { run: String(runId), ...options },
    })
  await run('run driver', { staff: String(driver) })
  await run('run move', { to: 'planned' })
  await run('run move', { to: 'loading' })
  const water = (counts: string) => [`${shop.water}=${counts}`]
  const stops = await loadStopsOfRun(shop.db, runId)
  const tell = (at: number, counts: string, cash = '0.00') =>
    run('run tell', { stop: String(stops[at]!.id), counts: water(counts)[0]!, cash })
  const { shiftId } = (await findRunToExplain(shop.db, runId))!
  return { ...shop, shop, runId, shiftId, driver, stops, run, water, tell }
}

export async function onTheRoad(orders: RoadOrder[], loaded: number, driverLoad = String(loaded)) {
  const day = await plannedDay(orders)
  await day.run('run load', { side: 'warehouse' }, day.water(String(loaded)))
  await day.run('run load', { side: 'driver' }, day.water(driverLoad))
  await day.run('run move', { to: 'road', why: 'Nav skaitīts' })
  return day
}
