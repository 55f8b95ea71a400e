import { HOUR_MS } from '../calendar/durations.ts'
/** Mails that a deed of staff causes wait, so that undoing takes the words back too. */
export const staffMailWaitSeconds = 60

const undoHours = 24

/** The end of the time in which a deed can be undone. */
export const undoableUntil = (madeAt: Date): Date =>
  new Date(madeAt.getTime() + undoHours * HOUR_MS)

/** At most this many records in one act: it holds their locks until it ends. */
export const mostRowsOfAct = 500
