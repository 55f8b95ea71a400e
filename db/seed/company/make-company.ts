import { addDays, addMonths, type Day } from '../../../domain/calendar.ts'
import { bySystem } from '../../../domain/actor.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { billMonth } from '../../../server/documents/bill-month.ts'
import { monthOfDay } from '../../../server/documents/month.ts'
import { balancesOf } from '../../../server/ledger/balances.ts'
import { settableClock } from '../../../server/platform/clock.ts'
import type { Db } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { Past } from '../past/live-past.ts'
import { topUp } from '../past/top-up.ts'
import { addCustomers, daysOfCompany, findCustomers, type KnownCustomer } from './add-customers.ts'
import { chaseDebts } from './chase-debts.ts'
import type { CompanySize } from './company-size.ts'
import type { Company, Step } from './company.ts'
import { hireCrew, meetCrew } from './crew.ts'
import { holdDays, releaseDays } from './hold-days.ts'
import { inOneStep } from './in-one-step.ts'
import { latestRounds } from './latest-rounds.ts'
import { moveMoney } from './money.ts'
import { rounds } from './round-days.ts'
import { planNewDay, stepsOfToday } from './today.ts'
import { orderForLaterDays } from './tomorrow.ts'
import { inTime, weeksBefore } from './weeks-before.ts'

const name = 'company'

/**
 * Makes the company behind the open shop, or goes on where it was cut: first what the vans of today
 * need, then the weeks before. Its steps are counted in their own transactions.
 */
export async function makeCompany(app: AppWithDb, size: CompanySize): Promise<void> {
  const past: Past = { ...app, clock: settableClock(app.clock.now().toISOString()) }
  const { foundedOn, doneSteps } = await found(past, size)
  const company: Company = {
    crew: await meetCrew(past),
    customers: await findCustomers(app.db, size),
    today: foundedOn,
    now: () => app.clock.now(),
  }
  const steps = stepsFrom(foundedOn, size)
  for (const [index, step] of steps.entries()) {
    if (index < doneSteps) continue
    while ((await takeStep(past, company, step)) === 'again');
    const percent = Math.floor((100 * (index + 1)) / steps.length)
    if (index % 5 === 0) app.log.info(`The company of the demo is made: ${percent} %`)
  }
  app.log.info('The company of the demo is complete.')
}

async function takeStep(past: Past, company: Company, step: Step): Promise<'again' | void> {
  let next: 'again' | void = undefined
  await inOneStep(past, async (inside, tx) => {
    next = await step(inside, company)
    if (next === 'again') return
    await tx
      .updateTable('seedProgress')
      .set(({ eb }) => ({ doneSteps: eb('doneSteps', '+', 1) }))
      .where('name', '=', name)
      .execute()
  })
  return next
}

export const findProgress = (db: Db) =>
  db.selectFrom('seedProgress').selectAll().where('name', '=', name).executeTakeFirst()

/** Its people, vans and bottles, once. */
async function found(past: Past, size: CompanySize) {
  const known = await findProgress(past.db)
  if (known) return known
  const foundedOn = past.clock.today()
  const madeAt = past.clock.now()
  const row = { name, foundedOn, doneSteps: 0, allSteps: stepsFrom(foundedOn, size).length }
  past.clock.set(new Date(rigaInstant(addDays(foundedOn, -daysOfCompany), '10:00')).toISOString())
  await inOneStep(past, async (inside, tx) => {
    await tx.insertInto('seedProgress').values(row).execute()
    await hireCrew(inside)
    await holdDays(tx, foundedOn, madeAt)
    await inTransaction(inside.db, (own) => addCustomers(own, foundedOn, size))
  })
  return row
}

function stepsFrom(today: Day, { days }: CompanySize): Step[] {
  return [
    ...withBills(latestRounds(today), today, ofRounds),
    moveMoney,
    ...stepsOfToday,
    ...withBills(weeksBefore(today, days - rounds), today, inTime),
    async (past, company) => {
      past.clock.set(company.now().toISOString())
      await orderForLaterDays(past, company)
    },
    chaseDebts,
    planNewDay,
    async ({ db }) => void (await releaseDays(db)),
  ]
}

type Which = (customers: readonly KnownCustomer[]) => KnownCustomer[]

const ofRounds: Which = (customers) => customers.filter(({ isOfRounds }) => isOfRounds)

/** On each 1st that is passed, the bills of the month before. */
function withBills(days: readonly [day: Day, steps: Step[]][], today: Day, which: Which): Step[] {
  return days.flatMap(([day, steps], index) => {
    const month = monthOfDay(day)
    const isLast = monthOfDay(days[index + 1]?.[0] ?? today) > month
    return isLast ? [...steps, billsOf(month, which)] : steps
  })
}

/** Whoever pays later pays when the bill comes. */
const billsOf =
  (month: string, which: Which): Step =>
  async (past, { customers }) => {
    const first = addMonths(`${month}-01` as Day, 1)
    past.clock.set(new Date(rigaInstant(first, '10:00')).toISOString())
    await billMonth(past, bySystem, month)
    for (const { id } of which(customers)) {
      const { receivableCents } = await balancesOf(past.db, id)
      if (receivableCents > 0) await topUp(past, id, receivableCents)
    }
  }
