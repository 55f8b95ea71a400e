import { addDays, type Day } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { isServed } from '../../../domain/territory/days.ts'
import { planVisit } from '../../../server/dispatch/runs/visits.ts'
import type { Past } from '../past/live-past.ts'
import type { KnownCustomer } from './add-customers.ts'
import { done } from './done.ts'
import type { Company } from './company.ts'
import { placeOrders } from './place-orders.ts'
import { workingDayAfter } from './round-days.ts'
import { inTime } from './weeks-before.ts'

/** The first day that is still to close, also where a midnight has passed since the founding. */
const nextDayOf = ({ now }: Company): Day => workingDayAfter(rigaDay(now().getTime()))

/** What the next day's vans have until now: orders, and a door whose bottles are to be counted. */
export async function orderForTomorrow(past: Past, company: Company): Promise<void> {
  const { crew, customers } = company
  const day = nextDayOf(company)
  await orderFor(past, day, customers.filter(isOfTomorrow))
  const { id: customerId, addressId } = customers.find(({ index }) => index === 7)!
  const visit = { customerId, addressId, kind: 'recount', note: 'Grāmatās divas vairāk' } as const
  await done(past, (tx) => planVisit(past, tx, crew.dispatcher, { ...visit, day }))
}

/** Those whom today's vans pass by, and who have had their bottles for some days. */
const isOfTomorrow = ({ index, isNew, isOfRounds }: KnownCustomer) =>
  isOfRounds && index % 4 === 3 && !isNew

/** The others of the company order for the days after. */
export async function orderForLaterDays(past: Past, company: Company): Promise<void> {
  let day = nextDayOf(company)
  for (const turn of [0, 1, 2]) {
    const ordering = inTime(company.customers).filter(({ index }) => index % 14 === turn)
    await orderFor(past, day, ordering)
    day = workingDayAfter(day)
  }
}

/** Each orders for the first day from this one on that the route of the address has. */
export async function orderFor(
  past: Past,
  from: Day,
  ordering: readonly KnownCustomer[],
): Promise<void> {
  const { daysOf } = await past.territory(past.clock.today())
  const addresses = await past.db.selectFrom('addresses').select(['id', 'regionId']).execute()
  const regionOf = new Map(addresses.map(({ id, regionId }) => [id, regionId]))
  const dayOfCustomer = ({ addressId }: KnownCustomer) => {
    const days = daysOf(regionOf.get(addressId)!)
    let day = from
    while (days && !isServed(day, days).ok) day = addDays(day, 1)
    return day
  }
  for (const [day, customers] of Map.groupBy(ordering, dayOfCustomer))
    await placeOrders(
      past,
      day,
      customers.map((customer) => ({ customer, lines: customer.lines })),
    )
}
