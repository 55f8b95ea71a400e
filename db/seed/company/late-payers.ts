import { addDays, type Day } from '../../../domain/calendar.ts'
import type { Cents } from '../../../domain/money.ts'
import type { KnownCustomer } from './add-customers.ts'
import type { RoundOrder } from './place-orders.ts'
import { workingDayBefore } from './round-days.ts'

const whole: Cents = 1_000_00

/**
 * Households that have not paid all at their door, by how long ago that was, and some that pay and
 * have fallen silent with our bottles. Their invoices are due after the term of payment.
 */
const habits = [
  { story: 'broken_promise', broughtDaysAgo: [84], unpaidCents: whole },
  { story: 'autoship', broughtDaysAgo: [50], unpaidCents: whole },
  { story: 'paid_in_part', broughtDaysAgo: [38], unpaidCents: whole },
  { story: 'disputed', broughtDaysAgo: [22], unpaidCents: whole },
  { story: 'silent', broughtDaysAgo: [84, 70], unpaidCents: 0 },
  { story: 'called', broughtDaysAgo: [38], unpaidCents: whole },
  { story: 'promised', broughtDaysAgo: [22], unpaidCents: whole },
  { story: 'old_bottles', broughtDaysAgo: [50], unpaidCents: whole },
  { story: 'late', broughtDaysAgo: [70], unpaidCents: whole },
  { story: 'late', broughtDaysAgo: [19], unpaidCents: 2_000 },
  { story: 'small', broughtDaysAgo: [19], unpaidCents: 390 },
  { story: 'silent', broughtDaysAgo: [84, 70], unpaidCents: 0 },
] as const

export type LatePayer = (typeof habits)[number] & { customer: KnownCustomer }

export const latePayers = (customers: readonly KnownCustomer[]): LatePayer[] => {
  const households = customers.filter(({ isOfRounds, method }) => !isOfRounds && method === 'cash')
  return habits.flatMap((habit, at) => {
    const customer = households[at]
    return customer ? [{ ...habit, customer }] : []
  })
}

/** The numbers of the customers, who order nothing else. */
export const latePayerIds = (customers: readonly KnownCustomer[]): ReadonlySet<number> =>
  new Set(latePayers(customers).map(({ customer }) => customer.id))

const dayOfBringing = (today: Day, daysAgo: number): Day =>
  workingDayBefore(addDays(today, 1 - daysAgo))

export const lateDays = (today: Day): Day[] =>
  habits.flatMap(({ broughtDaysAgo }) =>
    broughtDaysAgo.map((daysAgo) => dayOfBringing(today, daysAgo)),
  )

/** What they ordered for a day: three bottles, then three against the empty ones. */
export const lateOrders = (
  customers: readonly KnownCustomer[],
  today: Day,
  day: Day,
): RoundOrder[] =>
  latePayers(customers).flatMap(({ customer, broughtDaysAgo }) =>
    broughtDaysAgo.flatMap((daysAgo, time) =>
      dayOfBringing(today, daysAgo) === day
        ? [{ customer, lines: [['UD-001', 3, time === 0 ? 0 : 3]] }]
        : [],
    ),
  )

/** What each leaves unpaid at the door. */
export const unpaidOf = (customers: readonly KnownCustomer[]): ReadonlyMap<number, Cents> =>
  new Map(latePayers(customers).map(({ customer, unpaidCents }) => [customer.id, unpaidCents]))
