import { addDays, type Day, weekdayOf } from '../../../domain/calendar.ts'
import { holidaysBetween } from '../../../domain/calendar/holidays.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import type { Company, Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import { foundCompany, type Founded } from './found-company.ts'
import { asOrdered, comeBack, driveOut, type DrivenRun, planDay } from './drive-run.ts'
import { bringCash, countWith, type Mistake, settle } from './hand-in.ts'
import { moveMoney } from './money.ts'
import { placeOrders, type RoundOrder } from './place-orders.ts'
import { liveToday } from './today.ts'

/** A water company that has driven its rounds for some weeks, in the middle of its day. */
export function livingCompany(today: Day): Company {
  let founded: Founded | undefined
  return {
    days: roundDays,
    order: async (past, day) => {
      founded ??= await foundCompany(past, today)
      await orderForRound(past, founded, day)
    },
    drive: async (past, day) => {
      if (founded) await driveDay(past, founded, day)
    },
    reach: async (past, now) => {
      await moveMoney(past, founded!)
      await liveToday(past, founded!, now)
    },
  }
}

/** How many days each round comes after the one before it. */
const roundEvery = 4
const rounds = 4

/** The rounds of the last weeks, the last of them yesterday. */
function roundDays(today: Day): Day[] {
  const yesterday = ordinaryDayBefore(today)
  const before = Array.from({ length: rounds - 1 }, (_, index) =>
    ordinaryDayBefore(addDays(yesterday, 1 - roundEvery * (index + 1))),
  )
  return [yesterday, ...before].toReversed()
}

function ordinaryDayBefore(day: Day): Day {
  const before = addDays(day, -1)
  const isOff = weekdayOf(before) === 7 || holidaysBetween(before, before).length > 0
  return isOff ? ordinaryDayBefore(before) : before
}

/** Each round serves its share of the customers; those who are new wait for today's vans. */
const orderForRound = (past: AppWithDb, { customers, today }: Founded, day: Day): Promise<void> => {
  const round = roundDays(today).indexOf(day)
  const orders = customers.filter(({ index, isNew }) => index % rounds === round && !isNew)
  return placeOrders(past, day, orders.map(firstOrder))
}

/** The first bottles come against no empties. */
const firstOrder = (customer: KnownCustomer): RoundOrder => ({
  customer,
  lines: customer.lines.map(([sku, order]) => [sku, order]),
})

/** What each round's first van was found to have otherwise than its doors tell. */
const mistakes: Mistake[] = [{}, { empty: 1 }, { cashCents: -50 }]

/** The vans of a closed day leave, deliver as ordered, and come back. */
async function driveDay(past: Past, { crew, today }: Founded, day: Day): Promise<void> {
  const { clock } = past
  const at = (time: string) => clock.set(new Date(rigaInstant(day, time)).toISOString())
  const runs = await planDay(past, crew, day)
  // Of yesterday's runs one is not settled yet: a bottle was sold at a door and not written down.
  const open = day === roundDays(today).at(-1) ? (runs[1] ?? runs[0]) : undefined
  for (const [index, run] of runs.entries()) {
    at('07:05')
    await driveOut(past, crew, run)
    await deliverAll(past, run, day)
    at('16:20')
    await comeBack(past, run)
    at('16:40')
    if (run === open) {
      await countWith(past, crew, run, { full: -1, cashCents: 790 + 800 })
      continue
    }
    const mistake = index === 0 ? mistakes[roundDays(today).indexOf(day)] : undefined
    await countWith(past, crew, run, mistake ?? {})
    at('16:50')
    await settle(past, crew, run)
  }
  at('17:00')
  for (const shiftId of new Set(runs.map((run) => run.shiftId)))
    if (shiftId !== open?.shiftId) await bringCash(past, crew, shiftId)
}

async function deliverAll(past: Past, { runId, driver }: DrivenRun, day: Day): Promise<void> {
  const stops = await past.db
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()
  const startMs = rigaInstant(day, '08:00')
  for (const [index, { id }] of stops.entries()) {
    past.clock.set(new Date(startMs + index * 12 * 60_000).toISOString())
    await driver.tell(past, id, await asOrdered(past, id))
  }
}
