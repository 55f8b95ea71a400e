import type { Address } from '../../../contract/addresses.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { type DeliveryClock, latestDay, mayDeliverOn } from '../../../domain/territory/days.ts'
import { daysOf } from '../cart/day-choice.tsx'

/** The next days served at the address, except the order's current day. */
export function possibleDays(
  address: Address,
  clock: DeliveryClock,
  except: string | null,
  count: number,
): Day[] {
  const days = daysOf(address)
  const found: Day[] = []
  for (
    let day = clock.firstOpenDay;
    day <= latestDay(clock.today) && found.length < count;
    day = addDays(day, 1)
  )
    if (day !== except && mayDeliverOn(day, days, clock).ok) found.push(day)
  return found
}
