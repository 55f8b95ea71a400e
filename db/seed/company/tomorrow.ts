import { planVisit } from '../../../server/dispatch/runs/visits.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import { done } from './done.ts'
import type { Company } from './company.ts'
import { placeOrders } from './place-orders.ts'
import { workingDayAfter } from './round-days.ts'

/** What the next day's vans have until now: orders, and a door whose bottles are to be counted. */
export async function orderForTomorrow(past: Past, company: Company): Promise<void> {
  const { crew, customers, today } = company
  const day = workingDayAfter(today)
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
const isOfTomorrow = ({ index, isNew, isOfRounds }: KnownCustomer) =>
  isOfRounds && index % 4 === 3 && !isNew

/** The others of the company order for the days after. */
export async function orderForLaterDays(past: Past, { customers, today }: Company): Promise<void> {
  let day = workingDayAfter(today)
  for (const turn of [0, 1, 2]) {
    const ordering = customers.filter(({ index, isOfRounds }) => !isOfRounds && index % 14 === turn)
    await placeOrders(
      past,
      day,
      ordering.map((customer) => ({ customer, lines: customer.lines })),
    )
    day = workingDayAfter(day)
  }
}
