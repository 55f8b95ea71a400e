import type { Day } from '../calendar.ts'
import { addLoads, hasRoom, type Limits, type Load, noLoad } from './capacity.ts'

/** What is taken on each day, by orders and by those that were given a day before. */
export type TakenDays = Map<Day, Load>

/** The first of the days that can take a load; the load counts as taken there from then on. */
export function firstDayWithRoom(
  days: Iterable<Day>,
  load: Load,
  { limits, taken }: { limits: Limits; taken: TakenDays },
): Day | null {
  for (const day of days) {
    const before = taken.get(day) ?? noLoad
    if (!hasRoom(limits, before, load)) continue
    taken.set(day, addLoads(before, load))
    return day
  }
  return null
}
