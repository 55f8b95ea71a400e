import { addDays, daysBetween, type Day } from '../calendar.ts'
import { sumOf } from '../money.ts'

/** 18.9 l bottles that were brought on a day. */
export type Brought = { day: Day; bottles: number }

export type Enough = {
  /** The last day on which there is still water. */
  enoughUntil: Day
  bottlesLeft: number
  bottlesAWeek: number
  /** How it was worked out: so many bottles lasted so many days, and so many came last. */
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
/** Who has been without water for so long has it from elsewhere, or is away: nothing is said. */
const silentDays = 14

/**
 * When the water runs out, from the customer's own deliveries alone: what was brought before the last delivery lasted until it, and
 * the last one is drunk as fast. Nothing where that is too little to tell from.
 */
export function enoughUntil(brought: readonly Brought[], today: Day): Enough | null {
  const recent = brought.filter(
    ({ day, bottles }) => bottles > 0 && day > addDays(today, -longestDays) && day <= today,
  )
  if (recent.length < fewestDeliveries) return null
  const last = recent.at(-1)!
  const from = recent[0]!.day
  const days = daysBetween(from, last.day)
  if (days < fewestDays) return null
  const earlier = recent.slice(0, -1)
  const bottles = sumOf(earlier, (one) => one.bottles)
  const bottlesADay = bottles / days
  const end = addDays(last.day, Math.floor(last.bottles / bottlesADay))
  if (today > addDays(end, silentDays)) return null
  return {
    enoughUntil: end,
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
