// Days are "2026-11-24" and months "2026-11": text, so that no time zone can move them.

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)

export const monthOf = (day: string) => day.slice(0, 7)

export function addDays(day: string, days: number) {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + days)
  return text(date)
}

export function addMonths(month: string, months: number) {
  const date = at(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(text(date))
}

/** The same date a month on, or the last one there is: 31 January becomes 28 February. */
export function sameDateIn(month: string, day: string) {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted < last ? wanted : last
}

/** Monday is 0. */
export const weekdayOf = (day: string) => (at(day).getUTCDay() + 6) % 7

/** Weeks from Monday; empty before the first, and the last one runs on into the next month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const next = `${addMonths(month, 1)}-01`
  const weeks: (string | undefined)[][] = []
  for (let monday = addDays(first, -weekdayOf(first)); monday < next; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday)).map((d) =>
        d < first ? undefined : d,
      ),
    )
  return weeks
}

/** Where a key leads in the grid; `undefined` for keys that mean nothing here. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  }[key]
  if (days !== undefined) return addDays(day, days)
  const months = { PageUp: -1, PageDown: 1 }[key]
  return months === undefined ? undefined : sameDateIn(addMonths(monthOf(day), months), day)
}
