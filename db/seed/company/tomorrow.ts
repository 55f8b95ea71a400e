import { addDays, type Day, weekdayOf } from '../../../domain/calendar.ts'
import { holidaysBetween } from '../../../domain/calendar/holidays.ts'
import { planVisit } from '../../../server/dispatch/runs/visits.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import { done } from './done.ts'
import type { Founded } from './found-company.ts'
import { placeOrders } from './place-orders.ts'

/** What the next day's vans have until now: orders, and a door whose bottles are to be counted. */
export async function orderForTomorrow(past: Past, company: Founded): Promise<void> {
  const { crew, customers, today } = company
  const day = ordinaryDayAfter(today)
  const ordering = customers.filter(isOfTomorrow)
  await placeOrders(
    past,
    day,
    ordering.map((customer) => ({ customer, lines: customer.lines })),
  )
  const { id: customerId, addressId } = customers.find(({ index }) => index === 7)!
  const visit = { customerId, addressId, kind: 'recount', note: 'Grāmatās divas vairāk' } as const
  await done(past, (tx) => planVisit(past, tx, crew.dispatcher, { ...visit, day }))
}

/** Those whom today's vans pass by, and who have had their bottles for some days. */
const isOfTomorrow = ({ index, isNew }: KnownCustomer) => index % 4 === 3 && !isNew

function ordinaryDayAfter(day: Day): Day {
  const after = addDays(day, 1)
  const isOff = weekdayOf(after) === 7 || holidaysBetween(after, after).length > 0
  return isOff ? ordinaryDayAfter(after) : after
}
