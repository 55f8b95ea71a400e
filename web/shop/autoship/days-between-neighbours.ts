import type { Address } from '../../../contract/addresses.ts'
import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'
import { type DeliveryClock, mayDeliverOn } from '../../../domain/territory/days.ts'
import { daysOf } from '../cart/day-choice.tsx'
import { deliveryDay } from './delivery-phrases.ts'

/** More would be a list that nobody reads; those nearest to its own day are kept. */
const DAYS_EACH_WAY = 3

/** The days that a delivery can be moved to: served at its address, between the one before and the one after. */
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
