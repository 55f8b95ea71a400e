import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { bookStops } from '../../../server/dispatch/events/book-runs.ts'
import { findOrdersToShare } from '../../../server/dispatch/events/book-stop.ts'
import { countLoad, setSpare } from '../../../server/dispatch/hand-in/count-load.ts'
import { readLoad } from '../../../server/dispatch/hand-in/read-load.ts'
import { assignDriver, moveRun } from '../../../server/dispatch/runs/change-run.ts'
import { findRuns, type RunRow } from '../../../server/dispatch/runs/read-run.ts'
import { findOpenStops } from '../../../server/dispatch/runs/run-store.ts'
import { startShift } from '../../../server/dispatch/runs/start-shift.ts'
import { issueInvoice } from '../../../server/documents/issue-invoice.ts'
import { cashOfShift } from '../../../server/ledger/cash-places.ts'
import { moveCash } from '../../../server/ledger/move-cash.ts'
import { type Day, weekdayOf } from '../../../domain/calendar.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Crew } from './crew.ts'
import { done } from './done.ts'

export const floatCents = 4_000
const waterId = 101

export type DrivenRun = {
  runId: number
  shiftId: number
  state: RunState
  driver: Crew['drivers'][number]
}

/** Gives the runs of a day their drivers, the first to the van with the most stops. */
export async function planDay(past: AppWithDb, crew: Crew, day: Day): Promise<void> {
  const { dispatcher } = crew
  const runs = await findRuns(past.db, { day })
  for (const [index, loadings] of byShift(runs).entries()) {
    // On Saturdays a colleague drives for the third.
    const driver = crew.drivers[index === 2 && weekdayOf(day) === 6 ? 3 : index]!
    for (const { id: runId } of loadings) {
      await done(past, (tx) =>
        assignDriver(past, tx, dispatcher, { runId, driverId: driver.by.id }),
      )
      const goods = [{ goodId: waterId, pieces: 2 }]
      await done(past, (tx) => setSpare(past, tx, dispatcher, { runId, goods }))
      await done(past, (tx) => moveRun(past, tx, dispatcher, { runId, to: 'planned' }))
    }
  }
}

/** The runs of a day in the order of `planDay`. */
export async function findDriven(past: AppWithDb, crew: Crew, day: Day): Promise<DrivenRun[]> {
  const runs = await findRuns(past.db, { day })
  const shifts = await past.db
    .selectFrom('shifts')
    .select(['id', 'driverId'])
    .where('day', '=', day)
    .execute()
  const driverOf = new Map(shifts.map(({ id, driverId }) => [id, driverId]))
  return byShift(runs)
    .flat()
    .map(({ id: runId, shiftId, state }) => {
      const driver = crew.drivers.find(({ by }) => by.id === driverOf.get(shiftId))!
      return { runId, shiftId, state, driver }
    })
}

const byShift = (runs: readonly RunRow[]): RunRow[][] =>
  [...Map.groupBy(runs, ({ shiftId }) => shiftId).values()].toSorted(
    (a, b) => sizeOf(b) - sizeOf(a),
  )

const sizeOf = (runs: readonly RunRow[]) => runs.reduce((sum, { stops }) => sum + stops, 0)

/** The warehouse counts the load; the driver does too, and leaves with his change. */
export async function countByWarehouse(past: AppWithDb, crew: Crew, { runId }: DrivenRun) {
  await done(past, (tx) => moveRun(past, tx, crew.warehouse, { runId, to: 'loading' }))
  const { goods } = await readLoad(past.db, runId)
  const counted = goods.map(({ goodId, planned }) => ({ goodId, pieces: planned }))
  const by = crew.warehouse
  await done(past, (tx) => countLoad(past, tx, by, { runId, side: 'warehouse', goods: counted }))
  return counted
}

export async function driveOut(past: AppWithDb, crew: Crew, run: DrivenRun): Promise<void> {
  const { runId, shiftId, driver } = run
  const goods = await countByWarehouse(past, crew, run)
  await done(past, (tx) => countLoad(past, tx, driver.by, { runId, side: 'driver', goods }))
  const { floatCents: before } = await cashOfShift(past.db, shiftId)
  if (before === 0) {
    const way = { from: { place: 'safe' }, to: { place: 'shift', shiftId } } as const
    const move = { ...way, cents: floatCents, note: 'Maiņas nauda' }
    await done(past, (tx) => moveCash(past, tx, crew.accountant, move))
    const start = { runId, km: meterAt(shiftId), floatCents }
    await done(past, (tx) => startShift(past, tx, driver.by, start))
  }
  await done(past, (tx) => moveRun(past, tx, driver.by, { runId, to: 'road' }))
}

/** The shifts of a day have the next three numbers, and a van drives some hundred kilometres. */
const meterAt = (shiftId: number) => 61_000 + 37 * shiftId

/** A stop as it was ordered and paid, but for a sum. */
export async function asOrdered(
  past: AppWithDb,
  stopId: number,
  unpaidCents: Cents = 0,
): Promise<StopFact> {
  const orders = await findOrdersToShare(past.db, stopId)
  const counts = orders
    .flatMap(({ lines }) => lines)
    .filter(({ isService }) => !isService)
    .map(({ goodId, ordered, returned }) => {
      return { goodId, left: ordered, taken: returned, damaged: 0, notOurs: 0 }
    })
  const byGood = Map.groupBy(counts, ({ goodId }) => goodId)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    kind: 'delivered',
    cashCents: Math.max(0, sum(orders.map(({ cashDueCents }) => cashDueCents)) - unpaidCents),
    counts: [...byGood].map(([goodId, own]) => ({
      goodId,
      left: sum(own.map(({ left }) => left)),
      taken: sum(own.map(({ taken }) => taken)),
      damaged: 0,
      notOurs: 0,
    })),
  }
}

/** The van is back: its stops go to the books, and their invoices are issued. */
export async function comeBack(past: AppWithDb, { runId, driver }: DrivenRun): Promise<void> {
  await done(past, (tx) => moveRun(past, tx, driver.by, { runId, to: 'handing_in' }))
  const { done: stopIds } = await bookStops(past, driver.by, await findOpenStops(past.db, runId))
  const deliveries = await past.db
    .selectFrom('deliveries')
    .select('id')
    .where('stopId', 'in', [0, ...stopIds])
    .where('outcome', '=', 'delivered')
    .orderBy('id')
    .execute()
  for (const { id } of deliveries) await done(past, (tx) => issueInvoice(past, tx, id))
}
