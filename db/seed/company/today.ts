import { bySystem } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import { rigaDay, rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { closeDay } from '../../../server/dispatch/close-day.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { findRuns } from '../../../server/dispatch/runs/read-run.ts'
import { findOpenStops } from '../../../server/dispatch/runs/run-store.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import {
  asOrdered,
  countByWarehouse,
  type DrivenRun,
  driveOut,
  findDriven,
  planDay,
} from './drive-run.ts'
import type { Company, Step } from './company.ts'
import { talkWithCustomers } from './customer-service.ts'
import { placeOrders, type RoundOrder } from './place-orders.ts'
import { orderForTomorrow } from './tomorrow.ts'

/** The vans have left so long ago, or since midnight where the shop opens in the night. */
const roadMs = 100 * 60_000

/** The middle of the day: vans are on the road, one still loads, and tomorrow is ordered. */
export const stepsOfToday: Step[] = [
  async (past, { customers, today }) => {
    past.clock.set(new Date(rigaInstant(addDays(today, -1), '18:30')).toISOString())
    const ofRounds = customers.filter(({ isOfRounds }) => isOfRounds)
    await placeOrders(past, today, ofRounds.filter(({ index }) => index % 4 < 3).flatMap(ordersOf))
    await placeOrders(past, today, twice(ofRounds))
  },
  async (past, company) => driveToday(past, company, nowOf(company)),
  async (past, company) => {
    past.clock.set(nowOf(company).toISOString())
    await orderForTomorrow(past, company)
    await talkWithCustomers(past, company)
  },
]

/** Where midnight has passed meanwhile, the day that has begun has its runs and their drivers. */
export const planNewDay: Step = async (past, { crew, today, now }) => {
  const day = rigaDay(now().getTime())
  if (day === today) return
  past.clock.set(now().toISOString())
  await inTransaction(past.db, (tx) => closeDay(past, tx, bySystem, day))
  const runs = await findRuns(past.db, { day })
  if (runs.every(({ state }) => state === 'draft')) await planDay(past, crew, day)
}

/** A company that was founded before midnight and goes on after it has its day until its end. */
const nowOf = ({ today, now }: Company): Date =>
  new Date(Math.min(now().getTime(), rigaInstant(today, '23:00')))

async function driveToday(past: Past, { crew, today }: Company, now: Date): Promise<void> {
  const at = (ms: number) => past.clock.set(new Date(ms).toISOString())
  const startMs = Math.max(rigaInstant(today, '00:00'), now.getTime() - roadMs)
  const span = now.getTime() - startMs
  at(startMs)
  await inTransaction(past.db, (tx) => closeDay(past, tx, bySystem, today))
  await planDay(past, crew, today)
  const first = firstOfShifts(await findDriven(past, crew, today))
  for (const run of first.slice(0, -1)) {
    at(startMs + span * 0.1)
    await driveOut(past, crew, run)
    const stops = await findOpenStops(past.db, run.runId)
    const driven = stops.slice(0, run === first[0] ? 4 : 6)
    for (const [index, stopId] of driven.entries()) {
      at(startMs + span * (0.2 + (0.75 * index) / driven.length))
      await run.driver.tell(past, stopId, await factOf(past, stopId, index))
    }
  }
  at(startMs + span * 0.9)
  const last = first.at(-1)
  if (last && first.length > 1) await countByWarehouse(past, crew, last)
}

/** The first loading of each van. */
const firstOfShifts = (runs: readonly DrivenRun[]): DrivenRun[] =>
  runs.filter((run, index) => runs.findIndex(({ shiftId }) => shiftId === run.shiftId) === index)

async function factOf(past: Past, stopId: number, index: number) {
  if (index === 2)
    return { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 } as const
  return asOrdered(past, stopId)
}

/** Most order what they always order; one gives bottles back, and those who are new have none. */
function ordersOf(customer: KnownCustomer): RoundOrder[] {
  if (customer.isNew)
    return [{ customer, lines: customer.lines.map(([sku, order]) => [sku, order]) }]
  if (customer.index === 16) return [{ customer, lines: [['UD-001', 0, 2]] }]
  return [{ customer, lines: customer.lines }]
}

/** Two orders for one door. */
const twice = (customers: readonly KnownCustomer[]): RoundOrder[] => {
  const customer = customers.find(({ index }) => index === 0)!
  return [{ customer, lines: [['DR-002', 2]], notes: 'Arī kafija, lūdzu.' }]
}
