import { bySystem } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import type { Cents } from '../../../domain/money.ts'
import { closeDay } from '../../../server/dispatch/close-day.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { Past } from '../past/live-past.ts'
import type { Company, Step } from './company.ts'
import { asOrdered, comeBack, type DrivenRun, driveOut, findDriven, planDay } from './drive-run.ts'
import { bringCash, countWith, type Mistake, settle } from './hand-in.ts'
import { placeOrders, type RoundOrder } from './place-orders.ts'

/** What is special about a run of the day, by its place among the runs. */
export type Drive = {
  day: Day
  ordersOf: (company: Company) => RoundOrder[]
  mistakeOf: (index: number) => Mistake
  /** A run that comes back, is counted, and waits for somebody to find what is wrong. */
  isLeftOpen?: (index: number, runs: readonly DrivenRun[]) => boolean
  /** At every so many doors nobody answers. */
  nobodyHomeEvery?: number
  /** What customers leave unpaid; these are at home. */
  unpaidOf?: (company: Company) => ReadonlyMap<number, Cents>
}

/** A day of the company: its orders, each of its runs, and the cash that comes to the safe. */
export const stepsOfDay = (drive: Drive): Step[] => [
  async (past, company) => {
    setTime(past, drive.day, '06:00', -1)
    await placeOrders(past, drive.day, drive.ordersOf(company))
    setTime(past, drive.day, '06:00')
    await inTransaction(past.db, (tx) => closeDay(past, tx, bySystem, drive.day))
    await planDay(past, company.crew, drive.day)
  },
  (past, company) => driveNext(past, company, drive),
  (past, company) => bringPurses(past, company, drive.day),
]

function setTime({ clock }: Past, day: Day, time: string, days = 0): void {
  clock.set(new Date(rigaInstant(day, time) + days * 86_400_000).toISOString())
}

/** The vans leave, deliver as ordered, and come back, one after another. */
async function driveNext(past: Past, company: Company, drive: Drive): Promise<'again' | void> {
  const { crew } = company
  const runs = await findDriven(past, crew, drive.day)
  const index = runs.findIndex(({ state }) => state === 'planned')
  if (index < 0) return
  const run = runs[index]!
  setTime(past, drive.day, '07:05')
  await driveOut(past, crew, run)
  await deliverAll(past, company, run, drive)
  setTime(past, drive.day, '16:20')
  await comeBack(past, run)
  setTime(past, drive.day, '16:40')
  if (drive.isLeftOpen?.(index, runs)) {
    // A bottle was sold at a door and not written down.
    await countWith(past, crew, run, { full: -1, cashCents: 790 + 800 })
    return 'again'
  }
  await countWith(past, crew, run, drive.mistakeOf(index))
  setTime(past, drive.day, '16:50')
  await settle(past, crew, run)
  return 'again'
}

async function deliverAll(
  past: Past,
  company: Company,
  { runId, driver }: DrivenRun,
  { day, nobodyHomeEvery = 0, unpaidOf }: Drive,
): Promise<void> {
  const stops = await past.db
    .selectFrom('stops')
    .select(['id', 'customerId'])
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()
  const startMs = rigaInstant(day, '08:00')
  const unpaid = unpaidOf?.(company)
  for (const [index, { id, customerId }] of stops.entries()) {
    past.clock.set(new Date(startMs + index * 12 * 60_000).toISOString())
    const unpaidCents = unpaid?.get(customerId)
    const isHome =
      unpaidCents !== undefined || nobodyHomeEvery === 0 || (index + 1) % nobodyHomeEvery > 0
    await driver.tell(past, id, isHome ? await asOrdered(past, id, unpaidCents) : nobodyHome)
  }
}

const nobodyHome = {
  kind: 'not_delivered',
  code: 'nobody_home',
  counts: [],
  cashCents: 0,
} as const

async function bringPurses(past: Past, { crew }: Company, day: Day): Promise<void> {
  setTime(past, day, '17:00')
  const runs = await findDriven(past, crew, day)
  const open = new Set(
    runs.filter(({ state }) => state !== 'settled').map(({ shiftId }) => shiftId),
  )
  for (const shiftId of new Set(runs.map((run) => run.shiftId)))
    if (!open.has(shiftId)) await bringCash(past, crew, shiftId)
}
