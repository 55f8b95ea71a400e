import { addDays, type Day } from '../calendar.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type PauseRefusal =
  | { code: 'starts_too_early'; earliest: Day }
  | { code: 'starts_too_late'; latest: Day }
  | { code: 'ends_before_it_starts' }
  | { code: 'ends_too_late'; latest: Day }

/** A pause starts 1 to 30 days ahead and ends at most 130 days ahead. */
export const pauseLimits = (today: Day) => ({
  earliestStart: addDays(today, 1),
  latestStart: addDays(today, 30),
  latestEnd: addDays(today, 130),
})

export function checkPause(from: Day, to: Day, today: Day): Outcome<null, PauseRefusal> {
  const { earliestStart, latestStart, latestEnd } = pauseLimits(today)
  if (from < earliestStart) return refuse({ code: 'starts_too_early', earliest: earliestStart })
  if (from > latestStart) return refuse({ code: 'starts_too_late', latest: latestStart })
  if (to < from) return refuse({ code: 'ends_before_it_starts' })
  return to > latestEnd ? refuse({ code: 'ends_too_late', latest: latestEnd }) : done(null)
}
