import type { Day } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { moveCash } from '../../../server/ledger/move-cash.ts'
import type { KnownCustomer } from './add-customers.ts'
import type { Step } from './company.ts'
import { disputeLatest } from './customer-service.ts'
import { done } from './done.ts'
import { stepsOfDay } from './drive-day.ts'
import type { Mistake } from './hand-in.ts'
import { firstOrder } from './latest-rounds.ts'
import { lateDays, lateOrders, latePayerIds, unpaidOf } from './late-payers.ts'
import { cashInSafe } from './money.ts'
import type { RoundOrder } from './place-orders.ts'
import { historyDays } from './round-days.ts'

const daysOfWeek = 6

/** Most runs are equal; some are found to be otherwise than their doors tell. */
const mistakes: Mistake[] = [
  {},
  {},
  { empty: 1 },
  {},
  { damaged: 1, full: -1 },
  {},
  { cashCents: -50 },
]

/**
 * The other customers have been served for weeks, on the days between the latest rounds; those who
 * pay late on days of their own.
 */
export function weeksBefore(today: Day, days: number): [day: Day, steps: Step[]][] {
  const history = historyDays(today, days)
  const all = [...new Set([...history, ...lateDays(today)])].toSorted()
  return all.map((day) => {
    const at = history.indexOf(day)
    const drive = stepsOfDay({
      day,
      ordersOf: ({ customers }) => [
        ...ordersOn(customers, at),
        ...lateOrders(customers, today, day),
      ],
      mistakeOf: (index) => mistakes[(Math.max(0, at) + index) % mistakes.length]!,
      nobodyHomeEvery: 12,
      unpaidOf: ({ customers }) => unpaidOf(customers),
    })
    return [day, at % daysOfWeek === daysOfWeek - 1 ? [...drive, endOfWeek(day)] : drive]
  })
}

/** A third orders every eight days of the vans, the others every fourteen. */
const everyDaysOf = ({ index }: KnownCustomer): number => (index % 3 === 0 ? 8 : 14)

function ordersOn(customers: readonly KnownCustomer[], at: number): RoundOrder[] {
  return inTime(customers)
    .filter((customer) => at % everyDaysOf(customer) === turnOf(customer))
    .map((customer) =>
      at < everyDaysOf(customer) ? firstOrder(customer) : { customer, lines: customer.lines },
    )
}

/** Those whom the latest rounds do not serve, and who pay. */
export function inTime(customers: readonly KnownCustomer[]): KnownCustomer[] {
  const late = latePayerIds(customers)
  return customers.filter(({ id, isOfRounds }) => !isOfRounds && !late.has(id))
}

const turnOf = (customer: KnownCustomer): number => customer.index % everyDaysOf(customer)

/** The week's cash goes to the bank, and somebody objects to a count. */
const endOfWeek =
  (day: Day): Step =>
  async (past, { crew, customers }) => {
    past.clock.set(new Date(rigaInstant(day, '17:30')).toISOString())
    const cents = (await cashInSafe(past)) - 60_000
    const move = { cents, note: 'Nedēļas nauda' }
    const ways = [
      { from: { place: 'safe' }, to: { place: 'bank_transit' } },
      { from: { place: 'bank_transit' }, to: { place: 'bank' } },
    ] as const
    for (const way of cents > 0 ? ways : [])
      await done(past, (tx) => moveCash(past, tx, crew.accountant, { ...way, ...move }))
    const served = inTime(customers)
    const asking = served[Number(day.slice(-2)) % Math.max(1, served.length)]
    if (asking) await disputeLatest(past, crew, asking)
  }
