import { addDays, daysBetween, type Day } from '../calendar.ts'
import { sumOf } from '../money.ts'

/** The 18.9 l bottles delivered on a day. */
export type DeliveredBottles = { day: Day; bottles: number }

export type WaterForecast = {
  /** The last day on which there is still water. */
  lastsUntil: Day
  bottlesLeft: number
  bottlesAWeek: number
  /** The basis of the estimate: these bottles lasted these days, and these came last. */
  workedOut: {
    from: Day
    to: Day
    days: number
    bottles: number
    deliveries: number
    lastOn: Day
    lastBottles: number
  }
}

const fewestDeliveries = 3
const fewestDays = 21
const longestDays = 180
/** After so long without water the customer is away or buys elsewhere: no forecast. */
const silentDays = 14

/**
 * Estimates the day on which the water runs out from the customer's own deliveries: the bottles
 * before the last delivery lasted until it, and the last ones are used at the same rate. Null when
 * there are too few deliveries to estimate from.
 */
export function waterForecast(
  deliveries: readonly DeliveredBottles[],
  today: Day,
): WaterForecast | null {
  const recent = deliveries.filter(
    ({ day, bottles }) => bottles > 0 && day > addDays(today, -longestDays) && day <= today,
  )
  if (recent.length < fewestDeliveries) return null
  const last = recent.at(-1)!
  const from = recent[0]!.day
  const days = daysBetween(from, last.day)
  if (days < fewestDays) return null
  const earlier = recent.slice(0, -1)
  const bottles = sumOf(earlier, (delivery) => delivery.bottles)
  const bottlesADay = bottles / days
  const end = addDays(last.day, Math.floor(last.bottles / bottlesADay))
  if (today > addDays(end, silentDays)) return null
  return {
    lastsUntil: end,
    bottlesLeft: Math.max(
      0,
      Math.round((last.bottles - bottlesADay * daysBetween(last.day, today)) * 10) / 10,
    ),
    bottlesAWeek: Math.round(bottlesADay * 70) / 10,
    workedOut: {
      from,
      to: last.day,
      days,
      bottles,
      deliveries: earlier.length,
      lastOn: last.day,
      lastBottles: last.bottles,
    },
  }
}
