import type { Day } from '../calendar.ts'

/** From a day to a day, both included, unless it was ended before. */
type Term = { startsOn: Day; endsOn: Day | null; endedAt: Date | null }

/** Whether a person works here on that day, or holds a role. */
export const isInForce = ({ startsOn, endsOn, endedAt }: Term, day: Day): boolean =>
  endedAt === null && startsOn <= day && (endsOn === null || day <= endsOn)
