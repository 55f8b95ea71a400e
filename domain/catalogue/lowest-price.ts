import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'

/** A price and its first day; the next entry ends it. */
export type PriceChange = { from: Day; cents: Cents }

const daysBefore = 30

/**
 * The lowest price of the 30 days before the reduction, earlier campaigns included. A price still
 * offered on the first of them counts.
 */
export function lowestPriceBefore(history: readonly PriceChange[], reducedOn: Day): Cents | null {
  const first = addDays(reducedOn, -daysBefore)
  const earlier = history
    .filter((change) => change.from < reducedOn)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const offered = earlier.filter((_, index) => {
    const next = earlier[index + 1]
    return !next || next.from > first
  })
  return offered.length > 0 ? Math.min(...offered.map((change) => change.cents)) : null
}

/** The day of the last price change, if it was a reduction. */
export function reducedSince(history: readonly PriceChange[], today: Day): Day | null {
  const upToToday = history
    .filter((change) => change.from <= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const [previous, current] = upToToday.slice(-2)
  return previous && current && current.cents < previous.cents ? current.from : null
}

/** Shown beside a struck-through price: "Zemākā cena pēdējo 30 dienu laikā". */
export function lowestPriceToShow(history: readonly PriceChange[], today: Day): Cents | null {
  const since = reducedSince(history, today)
  return since ? lowestPriceBefore(history, since) : null
}
