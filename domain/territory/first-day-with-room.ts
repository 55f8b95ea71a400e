import type { Day } from '../calendar.ts'
import { hasRoom, type Limits, type Load } from './capacity.ts'

/** What is taken on each day, by orders and by those that were given a day before. */
export type TakenDays = Map<Day, Load>

/** The first of the days that can take a load; the load counts as taken there from then on. */
export function firstDayWithRoom(
  days: Iterable<Day>,
  load: Load,
  { limits, taken }: { limits: Limits; taken: TakenDays },
): Day | null {
  for (const day of days) {
    const before = taken.get(day) ?? { bottles: 0, grams: 0 }
    if (!hasRoom(limits, before, load)) continue
    taken.set(day, {
      bottles: before.bottles + load.bottles,
      grams: before.grams + load.grams,
    })
    return day
  }
  return null
}
