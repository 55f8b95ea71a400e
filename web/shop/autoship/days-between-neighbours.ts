import type { Address } from '../../../contract/addresses.ts'
import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'
import { type DeliveryClock, mayDeliverOn } from '../../../domain/territory/days.ts'
import { daysOf } from '../cart/day-choice.tsx'
import { deliveryDay } from './delivery-phrases.ts'

/** A longer list is hard to read; the days nearest to the current one are shown. */
const DAYS_EACH_WAY = 3

/** Days served at the address, between the deliveries before and after this one. */
export function movableDays(
  address: Address,
  delivery: AutoshipDelivery,
  clock: DeliveryClock,
): Day[] {
  const { move_from, move_to } = delivery
  if (move_from === null || move_to === null) return []
  const currentDay = deliveryDay(delivery)
  const open = daysFrom(dayOf(move_from), dayOf(move_to)).filter(
    (day) => mayDeliverOn(day, daysOf(address), clock).ok,
  )
  return [
    ...open.filter((day) => day < currentDay).slice(-DAYS_EACH_WAY),
    ...open.filter((day) => day > currentDay).slice(0, DAYS_EACH_WAY),
  ]
}
