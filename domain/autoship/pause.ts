import { addDays, type Day } from '../calendar.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

export type PauseRefusal =
  | { code: 'starts_too_early'; earliest: Day }
  | { code: 'starts_too_late'; latest: Day }
  | { code: 'ends_before_it_starts' }
  | { code: 'ends_too_late'; latest: Day }

const latestStartDays = 30
const latestEndDays = 130

/** A pause starts 1 to 30 days ahead and ends at most 130 days ahead. */
export function checkPause(from: Day, to: Day, today: Day): Outcome<null, PauseRefusal> {
  const earliest = addDays(today, 1)
  const latestStart = addDays(today, latestStartDays)
  const latestEnd = addDays(today, latestEndDays)
  if (from < earliest) return refuse({ code: 'starts_too_early', earliest })
  if (from > latestStart) return refuse({ code: 'starts_too_late', latest: latestStart })
  if (to < from) return refuse({ code: 'ends_before_it_starts' })
  return to > latestEnd ? refuse({ code: 'ends_too_late', latest: latestEnd }) : done(null)
}
