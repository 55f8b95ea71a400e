import type { Day } from '../../../domain/calendar.ts'
import type { KnownCustomer } from './add-customers.ts'
import type { Step } from './company.ts'
import { type Drive, stepsOfDay } from './drive-day.ts'
import type { Mistake } from './hand-in.ts'
import type { RoundOrder } from './place-orders.ts'
import { roundDays, rounds } from './round-days.ts'

/** What each round's first van was found to have otherwise than its doors tell. */
const mistakes: Mistake[] = [{}, { empty: 1 }, { cashCents: -50 }]

/** The latest rounds serve each its share of the customers; the new ones wait for today's vans. */
export const latestRounds = (today: Day): [day: Day, steps: Step[]][] =>
  roundDays(today).map((day, round) => [day, stepsOfDay(driveOf(day, round))])

const driveOf = (day: Day, round: number): Drive => ({
  day,
  ordersOf: ({ customers }) =>
    customers
      .filter(({ index, isNew, isOfRounds }) => isOfRounds && index % rounds === round && !isNew)
      .map(firstOrder),
  mistakeOf: (index) => (index === 0 ? mistakes[round] : undefined) ?? {},
  // Of yesterday's runs one is not settled yet.
  isLeftOpen: (index, runs) => round === rounds - 1 && index === Math.min(1, runs.length - 1),
})

/** The first bottles come against no empties. */
export const firstOrder = (customer: KnownCustomer): RoundOrder => ({
  customer,
  lines: customer.lines.map(([sku, order]) => [sku, order]),
})
