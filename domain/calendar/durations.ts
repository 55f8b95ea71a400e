export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** Where a day has 24 hours; the shop's days are counted by `addDays`. */
export const DAY_MS = 24 * HOUR_MS
